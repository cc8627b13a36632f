import { offOn } from "#modules/absence/workDays/pattern.ts"
import type { WorkPattern } from "#modules/absence/workDays/schema.ts"
import { calendarText, digits, escaped, inUtc } from "#src/documents/calendar.ts"
import type { Closed } from "#src/shared/closed.ts"
import { addDays, type Day, daysBetween, isWithin, midnight } from "#src/shared/days.ts"
import { isWorkingDay } from "#src/shared/holidays.ts"
import { feedWords as words } from "./feed.nl.ts"
import { hasWorkingDay, neverWorks, type Span, spanOf } from "./week.ts"

export interface FeedWork {
  id: number
  name: string
  address: string
  startDate: Day
  endDate: Day | undefined
  team: string[]
}

/** Somebody's leave, its last day included. */
export interface FeedLeave extends Span {
  personId: number
  name: string
}

/** How far ahead a calendar shows: a year. */
const daysAhead = 372

/**
 * A calendar to follow (RFC 5545). Work is a day, or days after each other on which people work: a weekend between is left
 * out. Days have no hour and no time zone, so that summer time moves none. The same work keeps its name in the calendar
 * when it moves, so that it moves there too.
 */
export function feedText(
  work: readonly FeedWork[],
  {
    of,
    today,
    closed,
    teams,
    away,
    patterns,
  }: {
    of: string
    today: Day
    closed: readonly Closed[]
    teams: boolean
    away: readonly FeedLeave[]
    /** Of whom it is: on the days that he does not work his work is left out, unless it has no others. */
    patterns: readonly WorkPattern[]
  },
): string {
  const stamp = inUtc(new Date(midnight(today)))
  const shown = shownDays(today, closed, patterns)
  const withDaysOff = shownDays(today, closed, [])
  return calendarText([
    ...["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Waterpas//Planning//NL", "CALSCALE:GREGORIAN"],
    `X-WR-CALNAME:${escaped(words.planning(of))}`,
    ...["REFRESH-INTERVAL;VALUE=DURATION:PT1H", "X-PUBLISHED-TTL:PT1H"],
    ...work.flatMap((one) =>
      stretchesOf(one, neverWorks(one, patterns) ? withDaysOff : shown).flatMap((span, nth) =>
        event(span, stamp, {
          uid: `project-${one.id}-${nth}`,
          summary: teams && one.team.length > 0 ? `${one.name} (${one.team.join(", ")})` : one.name,
          location: one.address,
          description: one.team.length > 0 ? words.mates(one.team.join(", ")) : "",
        }),
      ),
    ),
    ...away.flatMap(({ personId, name, ...span }) =>
      event(span, stamp, { uid: `leave-${personId}-${span.from}`, summary: name }),
    ),
    "END:VCALENDAR",
  ])
}

/** Whole days, the last included. */
const event = (
  { from, to }: Span,
  stamp: string,
  told: { uid: string; summary: string; location?: string; description?: string },
): string[] => [
  "BEGIN:VEVENT",
  `UID:${told.uid}@waterpas`,
  `DTSTAMP:${stamp}`,
  `DTSTART;VALUE=DATE:${digits(from)}`,
  `DTEND;VALUE=DATE:${digits(addDays(to, 1))}`,
  `SUMMARY:${escaped(told.summary)}`,
  ...(told.location ? [`LOCATION:${escaped(told.location)}`] : []),
  ...(told.description ? [`DESCRIPTION:${escaped(told.description)}`] : []),
  ...["TRANSP:OPAQUE", "END:VEVENT"],
]

/** A day that is shown; `works`: people usually do. */
interface ShownDay {
  day: Day
  works: boolean
  shut: boolean
}

/** Worked out once: 400 jobs lie on the same few weeks. */
function shownDays(first: Day, closed: readonly Closed[], patterns: readonly WorkPattern[]): ShownDay[] {
  return Array.from({ length: daysAhead }, (_, ahead) => {
    const day = addDays(first, ahead)
    return {
      day,
      works: isWorkingDay(day),
      shut: offOn(patterns, day) !== null || closed.some((period) => isWithin(day, period)),
    }
  })
}

/** Days after each other on which it is worked on, of those that are shown. */
function stretchesOf({ startDate, endDate }: FeedWork, days: readonly ShownDay[]): Span[] {
  const span = spanOf({ startDate, endDate })!
  const usual = hasWorkingDay(span)
  const first = days[0]!.day
  const stretches: Span[] = []
  let goesOn = false
  const place = (day: Day) => Math.max(0, daysBetween(first, day))
  const own = days.slice(place(span.from), place(addDays(span.to, 1)))
  for (const { day, works, shut } of own) {
    const worked = !shut && works === usual
    if (worked && goesOn) stretches.at(-1)!.to = day
    else if (worked) stretches.push({ from: day, to: day })
    goesOn = worked
  }
  return stretches
}
