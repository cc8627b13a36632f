import ICAL from "ical.js"

export interface ReadEvent {
  uid: string
  summary: string
  location: string
  description: string
  /** '2026-11-26' of a day, an instant in UTC of a moment; the end is the first that it does not last. */
  from: string
  to: string
}

/** What a calendar program of another make reads in a file (RFC 5545); throws where it would refuse it. */
export function readEvents(text: string): ReadEvent[] {
  const calendar = new ICAL.Component(ICAL.parse(text))
  for (const zone of calendar.getAllSubcomponents("vtimezone")) ICAL.TimezoneService.register(zone)
  return calendar.getAllSubcomponents("vevent").map((component) => {
    const { uid, summary, location, description, startDate, endDate } = new ICAL.Event(component)
    return {
      ...{ uid, summary, location: location ?? "", description: description ?? "" },
      ...{ from: momentOf(startDate), to: momentOf(endDate) },
    }
  })
}

const momentOf = (time: ICAL.Time): string => (time.isDate ? time.toString() : time.toJSDate().toISOString())
