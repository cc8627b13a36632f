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
  return lines.map((line) => `${folded(line)}\r\n`).join("")
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

const digits = (moment: string) => moment.replace(/[-:]/g, "")
/** '20261125T130000Z' */
const inUtc = (instant: Date) => `${digits(instant.toISOString().slice(0, 19))}Z`
/** '20261125T140000' */
const inTheNetherlands = (instant: Date) => `${digits(dayOf(instant))}T${digits(timeOf(instant))}00`

const escaped = (text: string) => text.replace(/[\\;,]/g, "\\$&").replace(/\r\n|\r|\n/g, "\\n")

/** The value of a parameter can hold neither quotes nor the end of a line. */
const parameter = (text: string) => text.replace(/["\p{Cc}]/gu, " ")

/** No line is longer than 75 octets, and no letter is cut in two. */
function folded(line: string): string {
  const parts: string[] = [""]
  let octets = 0
  for (const letter of line) {
    const size = Buffer.byteLength(letter)
    if (octets + size > 75) {
      parts.push("")
      octets = 1
    }
    parts[parts.length - 1] += letter
    octets += size
  }
  return parts.join("\r\n ")
}
