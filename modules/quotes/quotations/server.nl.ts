import { isoWeek } from "#src/shared/days.ts"
import { formatWeekday } from "#src/shared/dayWords.ts"
import { formatQuantity } from "#src/shared/euro.ts"
import type { Lead } from "../pricing/planning/leads.ts"
import type { KeptStart } from "../pricing/start.ts"

/** The Dutch that the server writes into a calculation when a person changes it. */
export const sources = {
  byHand: "door kantoor ingevuld",
  hoursByHand: (before: number, source: string) =>
    `door kantoor aangepast; was ${formatQuantity(before)} uur per eenheid (${source})`,
}

/** Whether a person changed the hours of the norm that has this source. */
export const areHoursByHand = (source: string) => source.startsWith("door kantoor aangepast; ")

export const vat = {
  shifted: (btwId: string) => `Btw verlegd naar btw-id ${btwId} (art. 12 lid 5 Wet OB 1968).`,
}

export const warnings = {
  unpriced: (lines: number) =>
    lines === 1
      ? "Eén regel heeft nog geen prijs. Vul die in voordat u de offerte verstuurt."
      : `${lines} regels hebben nog geen prijs. Vul die in voordat u de offerte verstuurt.`,
  noDeclaration:
    "Voor een deel geldt 9% btw. Leg vast dat de klant verklaart dat de woning ouder is dan 2 jaar.",
  foreignAmounts: (amounts: string) =>
    `De tekst noemt ${amounts}, en dat staat niet in de berekening. Pas de tekst aan of laat hem opnieuw schrijven.`,
}

/** Where the start of a quotation comes from, for the office. */
export function startNote(start: KeptStart | null, leads: Lead[]): string {
  if (!start) return ""
  const { day, basis, free } = start
  if (day === null)
    return "De weekplanning is leeg of heeft het komende jaar geen ruimte: in de documenten staat ‘in overleg’. Vul zelf een dag in als u die weet."
  const documents = `In de documenten staat ${formatWeekday(day)}.`
  if (basis === "planning")
    return `Eerste ruimte in de weekplanning: week ${isoWeek(day)}, ${free === 1 ? "1 mens" : `${free} mensen`} vrij. ${documents} Vul zelf een andere dag in als dat beter is.`
  const [longest] = leads
  return basis === "delivered" && longest
    ? `Op de gewenste dag kan niet alles er zijn: ${longest.what} vraagt na de opdracht ongeveer ${longest.weeks} weken. ${documents}`
    : documents
}
