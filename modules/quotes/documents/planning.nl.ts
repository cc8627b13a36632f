import { formatLongDay } from "#src/shared/calendar.ts"
import { formatEuro } from "#src/shared/euro.ts"
import type { Holiday } from "#src/shared/holidays.ts"
import { type PlannedPhase, planning } from "../pricing/planning.ts"
import { columns, listed, roleName, rolesName } from "./nl.ts"

export const plan = {
  box: { start: "Start", end: "Oplevering", days: "Werkdagen", hours: "Uren" },
  columns: {
    phase: columns.phase,
    who: "Wie",
    hours: "Uren",
    days: "Werkdagen",
    start: "Start",
    end: "Einde",
    week: "Week",
    note: "Bijzonderheden",
  },
  total: "Totaal",
  chart: "Balkenschema",
  milestones: "Mijlpalen",
  milestoneDay: (day: string, week: number) => `${day}, week ${week}`,
  notes: "Waar deze planning van uitgaat",
  others: "derden",
  drying: (days: number) => `daarna ${days === 1 ? "1 werkdag" : `${days} werkdagen`} drogen`,
  weeks: (first: number, last: number) => (first === last ? String(first) : `${first} t/m ${last}`),
} as const

export const legend = { work: "werk", drying: "drogen", off: "feestdag", milestone: "mijlpaal" } as const

/** '2 specialisten, 1 hulpkracht en derden' */
export function who({ crew, subcontracted }: PlannedPhase): string {
  const own = crew.map(({ role, people }) => `${people} ${people === 1 ? roleName[role] : rolesName[role]}`)
  return listed(subcontracted ? [...own, plan.others] : own) || "–"
}

export const startNote = (wanted: boolean, start: string): string =>
  wanted
    ? `De start volgt de wens van de opdrachtgever; de eerste werkdag is ${formatLongDay(start)}.`
    : `Er is geen haalbare startdatum opgegeven. Voorgesteld is een start ${planning.leadDays / 7} weken na de datum van de offerte, op ${formatLongDay(start)}.`

export const holidayNote = (holidays: Holiday[]): string =>
  holidays.length === 0
    ? "Weekenden en feestdagen zijn overgeslagen; in deze periode valt geen feestdag op een werkdag."
    : `Weekenden en feestdagen zijn overgeslagen: ${listed(holidays.map(({ day, name }) => `${name} (${formatLongDay(day).replaceAll(" ", "\u00a0")})`))}.`

export const notes = {
  sequence: `De fasen volgen elkaar op. Een werkdag telt ${planning.hoursPerDay} uur per persoon.`,
  subcontracted: `Voor werk door derden is één werkdag gerekend voor elke ${formatEuro(planning.subcontractCentsPerDay)} exclusief btw.`,
  notCounted: "Bouwvak, roostervrije dagen en onwerkbaar weer zijn niet meegerekend.",
} as const
