import type { Closed } from "#src/shared/closed.ts"
import { formatFirstDay, formatLongDay } from "#src/shared/dayWords.ts"
import { formatQuantity, formatWholeEuro } from "#src/shared/euro.ts"
import type { Holiday } from "#src/shared/holidays.ts"
import { round, sum } from "#src/shared/rounding.ts"
import type { Activity } from "../pricing/planning/activities.ts"
import type { Lead } from "../pricing/planning/leads.ts"
import { type Plan, planning } from "../pricing/planning.ts"
import { listed, roleName, rolesName, tradeName } from "./nl.ts"

export const plan = {
  box: { start: "Start", end: "Oplevering", span: "Doorlooptijd", days: "Werkdagen", hours: "Uren" },
  columns: {
    number: "Nr",
    activity: "Werk",
    who: "Wie",
    hours: "Uren",
    days: "Dagen",
    start: "Start",
    end: "Einde",
    after: "Na nr",
    note: "Bijzonderheden",
  },
  agreed: "In overleg",
  spanWeeks: (weeks: number) => (weeks === 1 ? "ongeveer 1 week" : `ongeveer ${weeks} weken`),
  day: (day: number) => `dag ${day}`,
  numbered: (number: number, activity: string) => `${number}. ${activity}`,
  weeks: "Weken vanaf de start",
  week: (week: number) => `week ${week}`,
  /** Half days: an hour more precise would say more than anybody knows. */
  daysOf: (days: number) => (days === 0 ? "" : formatQuantity(Math.max(0.5, round(days * 2) / 2))),
  everything: "alles",
  total: "Totaal",
  chart: "Balkenschema",
  milestones: "Mijlpalen",
  milestoneDay: (day: string, week: number) => `${day}, week ${week}`,
  notes: "Waar deze planning van uitgaat",
  others: "derden",
  waiting: (stage: string, days: number) => {
    if (stage === "cabinets") return `daarna ${days} dagen levertijd van het werkblad`
    const time = days === 1 ? "een nacht" : `${days} dagen`
    return `daarna ${time} ${hardening.includes(stage) ? "harden" : "drogen"}`
  },
} as const

const hardening = ["foundation", "groundFloor", "shell", "masonry"]

export const legend = {
  work: "werk",
  drying: "drogen of harden",
  delivery: "levertijd",
  off: "feestdag",
  closed: "feestdag of vakantie",
  milestone: "mijlpaal",
} as const

/** '2 stukadoors, 1 hulpkracht en derden': whoever is paid as a carpenter here may paint there. */
export function who({
  stage,
  crew,
  subcontracted,
}: Pick<Activity, "stage" | "crew" | "subcontracted">): string {
  const trade = tradeName[stage.name]
  const named = Map.groupBy(crew, ({ role }) => (role === "helper" || !trade ? role : trade))
  const own = [...named].map(([name, same]) => {
    const people = sum(same.map((one) => one.people))
    const [one, more] = typeof name === "string" ? [roleName[name], rolesName[name]] : name
    return `${people} ${people === 1 ? one : more}`
  })
  return listed(subcontracted ? [...own, plan.others] : own) || "–"
}

/** `basis`: what the day of the start follows. */
export function startNote(
  { dated, start }: Pick<Plan, "dated" | "start">,
  basis: "wanted" | "delivered" | "planning",
): string {
  if (!dated)
    return "Er is geen haalbare startdatum opgegeven: de start gaat in overleg. De dagen zijn werkdagen vanaf de eerste dag."
  const day = formatLongDay(start)
  return {
    wanted: `De start volgt de wens van de opdrachtgever; de eerste werkdag is ${day}.`,
    delivered: `Op de gewenste startdatum kan wat besteld wordt er nog niet zijn; de eerste werkdag is daarom ${day}.`,
    planning: `De start is een voorstel: in onze weekplanning is vanaf ${day} ruimte voor dit werk.`,
  }[basis]
}

/** 'Bedrijfsvakantie 20 juli t/m 7 augustus 2027 is overgeslagen.' */
export const closedNotes = (closed: Closed[]): string[] =>
  closed.length === 0
    ? []
    : [
        `Ook overgeslagen: ${listed(closed.map((period) => `${period.name || "Bedrijfsvakantie"} ${spanText(period)}`))}.`,
      ]

const spanText = (period: Closed): string =>
  period.from === period.to
    ? formatLongDay(period.to)
    : `${formatFirstDay(period)} t/m ${formatLongDay(period.to)}`

export const leadNote = (leads: Lead[]): string =>
  `Vooraf te bestellen of aan te vragen: ${listed(leads.map(({ what, weeks }) => `${what} (${weeks} weken)`))}.`

export const besidesNote = (besides: Activity[]): string =>
  `Geen eigen dag vragen: ${listed(besides.map(({ stage }) => `‘${stage.activity}’`))}.`

export const holidayNote = (holidays: Holiday[]): string =>
  holidays.length === 0
    ? "Weekenden en feestdagen zijn overgeslagen."
    : `Weekenden en feestdagen zijn overgeslagen: ${listed(holidays.map(({ day, name }) => `${name} (${formatLongDay(day).replaceAll(" ", "\u00a0")})`))}.`

export const notes = {
  sequence: `Wat elkaar niet hindert, gaat tegelijk. Een werkdag telt ${formatQuantity(planning.hoursPerDay)} uur werk per persoon.`,
  open: "Het dak of de gevel gaat alleen open als het voor het weekend of een feestdag weer dicht is.",
  subcontracted: `Voor werk door derden is één werkdag gerekend voor elke ${formatWholeEuro(planning.subcontractCentsPerDay)} exclusief btw.`,
  notCountedBesides: "Roostervrije dagen en onwerkbaar weer zijn niet meegerekend.",
  notCounted: "Bouwvak, roostervrije dagen en onwerkbaar weer zijn niet meegerekend.",
} as const
