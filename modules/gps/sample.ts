import { firstSampleDay } from "#modules/projects/sample.ts"
import { addDays, type Day, weekday } from "#src/shared/days.ts"

/** Hours of someone of the invented company, in times of the Dutch clock. */
export interface SampleShift {
  /** User name. */
  who: string
  day: Day
  kind: "work" | "travel" | "general" | "leave" | "sick"
  /** Name of the project. */
  project: string | null
  from: string
  /** Null: the timer was forgotten. */
  to: string | null
  /** From 12:00, in minutes. */
  lunch: number
  /** Typed in the evening instead of timed. */
  typed?: true
  note?: string
  outcome: "approved" | "open" | "rejected"
}

/** Euros an hour, from a year ago; who is hired has none. */
export const sampleRates: Record<string, number> = { daan: 39.5, joost: 46, sander: 46.75, bram: 54 }

/** Who is hired, and for what. */
export const sampleContractor = { who: "niels", name: "Van Damme Montage", rate: 48.5 }

const crew = [
  { who: "daan", last: "Badkamer familie De Jonge", now: "Badkamer familie De Jonge", begin: 7 * 60 + 30 },
  { who: "joost", last: "Keuken familie Oele", now: "Badkamer familie De Jonge", begin: 7 * 60 + 30 },
  { who: "sander", last: "Aanbouw familie Boogert", now: "Aanbouw familie Boogert", begin: 7 * 60 + 15 },
  { who: "niels", last: "Keuken familie Oele", now: "Dakkapel mevrouw Van der Weele", begin: 7 * 60 + 45 },
]

/**
 * Last week, approved but for one, and this week until yesterday: a day of leave, one of illness, hours without a project
 * and a timer that nobody stopped.
 */
export const sampleShifts = (today: Day): SampleShift[] => {
  const first = firstSampleDay(today)
  const yesterday = addDays(today, -1)
  const lastWorked = addDays(yesterday, Math.min(0, 5 - weekday(yesterday)))
  const days = Array.from({ length: 14 }, (_, i) => addDays(first, i)).filter(
    (day) => day < today && weekday(day) <= 5,
  )
  return days.flatMap((day, i) => {
    const thisWeek = i >= 5
    return crew.flatMap(({ who, last, now, begin }, person): SampleShift[] => {
      const project = thisWeek ? now : last
      const outcome = thisWeek ? "open" : "approved"
      const shift = { who, day, project, lunch: 30, outcome } as const
      if (who === "joost" && i === 4)
        return [{ ...shift, kind: "leave", project: null, from: "07:30", to: "16:00", typed: true }]
      if (who === "sander" && i === 5)
        return [{ ...shift, kind: "sick", project: null, from: "07:15", to: "15:45", typed: true }]
      const late = ((i * 7 + person * 5) % 9) - 4
      const arrived = begin + late
      const end = begin + 510 + ((i * 5 + person * 11) % 13) - 6
      const drive: SampleShift = {
        ...shift,
        ...{ kind: "travel", lunch: 0, from: clock(arrived - 22), to: clock(arrived) },
      }
      const work: SampleShift = { ...shift, kind: "work", from: clock(arrived), to: clock(end) }
      if (who === "sander" && day === lastWorked) return [drive, { ...work, to: null, outcome: "open" }]
      if (who === "niels" && i === 6)
        return [{ ...work, project: null, typed: true, note: "Spoedklus lekkage, nog geen project" }]
      if (who === "daan" && i === 3) return [drive, { ...work, outcome: "rejected" }]
      return [drive, work]
    })
  })
}

/** What a phone measured this morning: on the way, at work, an errand to the builders' merchant and back. */
export function sampleTrack(begin: Date, minutes: number, site: { latitude: number; longitude: number }) {
  const shop = { latitude: site.latitude + 0.0118, longitude: site.longitude - 0.0162 }
  const home = { latitude: site.latitude - 0.0061, longitude: site.longitude + 0.0093 }
  return Array.from({ length: minutes * 2 }, (_, i) => {
    const minute = i / 2
    const [from, to, part] = legAt(minute, { home, site, shop })
    return {
      latitude: from.latitude + (to.latitude - from.latitude) * part + wobble(i),
      longitude: from.longitude + (to.longitude - from.longitude) * part + wobble(i + 40),
      accuracy: 6 + ((i * 7) % 9),
      timestamp: new Date(begin.getTime() + minute * 60_000).toISOString(),
    }
  })
}

type At = { latitude: number; longitude: number }

function legAt(minute: number, { home, site, shop }: Record<"home" | "site" | "shop", At>): [At, At, number] {
  if (minute < 5) return [home, site, minute / 5]
  if (minute < 62) return [site, site, 0]
  if (minute < 68) return [site, shop, (minute - 62) / 6]
  if (minute < 79) return [shop, shop, 0]
  if (minute < 85) return [shop, site, (minute - 79) / 6]
  return [site, site, 0]
}

/** A few metres, as every GPS is off. */
const wobble = (i: number) => Math.sin(i * 1.7) * 0.00003

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`
