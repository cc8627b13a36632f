import { formatQuantity } from "#src/shared/euro.ts"

/** The Dutch that the server writes into a calculation when a person changes it. */
export const sources = {
  byHand: "door kantoor ingevuld",
  hoursByHand: (before: number, source: string) =>
    `door kantoor aangepast; was ${formatQuantity(before)} uur per eenheid (${source})`,
}

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
