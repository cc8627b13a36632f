import { calendarText, digits, escaped, inUtc } from "#src/documents/calendar.ts"
import { dayOf, timeOf } from "#src/shared/calendar.ts"

/** One meeting as a calendar keeps it. */
export interface Meeting {
  /** The same in each file of it: with a higher `sequence` it replaces what a calendar holds. */
  uid: string
  sequence: number
  cancelled: boolean
  startsAt: Date
  endsAt: Date
  changedAt: Date
  summary: string
  description: string
  place: string
  organizer: { name: string; email: string }
}

/** A calendar file (RFC 5545), in the time of the Netherlands. */
export function calendarFile(meeting: Meeting): string {
  const { uid, sequence, cancelled, startsAt, endsAt, changedAt, organizer } = meeting
  const lines = [
    ...["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Waterpas//Afspraken//NL", "CALSCALE:GREGORIAN"],
    // Who publishes has to be named (RFC 5546).
    ...(organizer.email ? [`METHOD:${cancelled ? "CANCEL" : "PUBLISH"}`] : []),
    ...amsterdam,
    "BEGIN:VEVENT",
    `UID:${uid}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${inUtc(changedAt)}`,
    `LAST-MODIFIED:${inUtc(changedAt)}`,
    `DTSTART;TZID=${zone}:${inTheNetherlands(startsAt)}`,
    `DTEND;TZID=${zone}:${inTheNetherlands(endsAt)}`,
    `STATUS:${cancelled ? "CANCELLED" : "CONFIRMED"}`,
    `SUMMARY:${escaped(meeting.summary)}`,
    ...(meeting.place ? [`LOCATION:${escaped(meeting.place)}`] : []),
    `DESCRIPTION:${escaped(meeting.description)}`,
    ...(organizer.email ? [`ORGANIZER;CN="${parameter(organizer.name)}":mailto:${organizer.email}`] : []),
    ...["END:VEVENT", "END:VCALENDAR"],
  ]
  return calendarText(lines)
}

const zone = "Europe/Amsterdam"
/** Summer time begins on the last Sunday of March and ends on that of October. */
const amsterdam = [
  ...["BEGIN:VTIMEZONE", `TZID:${zone}`],
  ...["BEGIN:DAYLIGHT", "DTSTART:19810329T020000", "TZOFFSETFROM:+0100", "TZOFFSETTO:+0200", "TZNAME:CEST"],
  ...["RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU", "END:DAYLIGHT"],
  ...["BEGIN:STANDARD", "DTSTART:19961027T030000", "TZOFFSETFROM:+0200", "TZOFFSETTO:+0100", "TZNAME:CET"],
  ...["RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU", "END:STANDARD", "END:VTIMEZONE"],
]

/** '20261125T140000' */
const inTheNetherlands = (instant: Date) => `${digits(dayOf(instant))}T${digits(timeOf(instant))}00`

/** The value of a parameter can hold neither quotes nor the end of a line. */
const parameter = (text: string) => text.replace(/["\p{Cc}]/gu, " ")
