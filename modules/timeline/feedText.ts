import { calendarText, digits, escaped, inUtc } from "#src/documents/calendar.ts"
import type { Closed } from "#src/shared/closed.ts"
import { addDays, type Day, midnight } from "#src/shared/days.ts"
import { feedWords as words } from "./feed.nl.ts"
import { overlap, type Span, spanOf, worksOn } from "./week.ts"

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

/** How far ahead a calendar shows. */
const monthsAhead = 12

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
  }: { of: string; today: Day; closed: readonly Closed[]; teams: boolean; away: readonly FeedLeave[] },
): string {
  const until = addDays(today, monthsAhead * 31)
  return calendarText([
    ...["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Waterpas//Planning//NL", "CALSCALE:GREGORIAN"],
    `X-WR-CALNAME:${escaped(words.planning(of))}`,
    ...["REFRESH-INTERVAL;VALUE=DURATION:PT1H", "X-PUBLISHED-TTL:PT1H"],
    ...work.flatMap((one) =>
      stretchesOf(one, { from: today, to: until }, closed).flatMap((span, nth) =>
        event(span, today, {
          uid: `project-${one.id}-${nth}`,
          summary: teams && one.team.length > 0 ? `${one.name} (${one.team.join(", ")})` : one.name,
          location: one.address,
          description: one.team.length > 0 ? words.mates(one.team.join(", ")) : "",
        }),
      ),
    ),
    ...away.flatMap(({ personId, name, ...span }) =>
      event(span, today, { uid: `leave-${personId}-${span.from}`, summary: name }),
    ),
    "END:VCALENDAR",
  ])
}

/** Whole days, the last included. */
const event = (
  { from, to }: Span,
  today: Day,
  told: { uid: string; summary: string; location?: string; description?: string },
): string[] => [
  "BEGIN:VEVENT",
  `UID:${told.uid}@waterpas`,
  `DTSTAMP:${inUtc(new Date(midnight(today)))}`,
  `DTSTART;VALUE=DATE:${digits(from)}`,
  `DTEND;VALUE=DATE:${digits(addDays(to, 1))}`,
  `SUMMARY:${escaped(told.summary)}`,
  ...(told.location ? [`LOCATION:${escaped(told.location)}`] : []),
  ...(told.description ? [`DESCRIPTION:${escaped(told.description)}`] : []),
  ...["TRANSP:OPAQUE", "END:VEVENT"],
]

/** Days after each other on which it is worked on, of those that are shown. */
function stretchesOf(work: FeedWork, shown: Span, closed: readonly Closed[]): Span[] {
  const dated = { startDate: work.startDate, endDate: work.endDate }
  const within = overlap(spanOf(dated)!, shown)
  const stretches: Span[] = []
  for (let day = within?.from ?? ""; within && day <= within.to; day = addDays(day, 1)) {
    const shut = closed.some(({ from, to }) => from <= day && day <= to)
    if (shut || !worksOn(dated, day)) continue
    const open = stretches.at(-1)
    if (open && addDays(open.to, 1) === day) open.to = day
    else stretches.push({ from: day, to: day })
  }
  return stretches
}
