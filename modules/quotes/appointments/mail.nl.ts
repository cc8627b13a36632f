import type { Settings } from "#modules/settings/schema.ts"
import { dayOf, timeOf } from "#src/shared/calendar.ts"
import { formatWeekday } from "#src/shared/dayWords.ts"
import type { AppointmentRow, QuoteRequestRow } from "../table.ts"

type Company = Pick<Settings, "companyName" | "phone">

interface About {
  appointment: Pick<AppointmentRow, "startsAt" | "endsAt" | "place">
  request: Pick<QuoteRequestRow, "reference" | "name">
  person: string | null
  company: Company
}

/** 'woensdag 25 november 2026 van 14:00 tot 15:00 uur' */
export function momentInWords({ startsAt, endsAt }: About["appointment"]): string {
  const [from, until] = [new Date(startsAt), new Date(endsAt)]
  return `${formatWeekday(dayOf(from))} van ${timeOf(from)} tot ${timeOf(until)} uur`
}

/** To the client: when somebody comes. `moved`: he knows of another moment. */
export function appointmentMail({ appointment, request, person, company }: About, moved: boolean) {
  const { companyName, phone } = company
  return {
    subject: `${moved ? "Nieuwe afspraak" : "Onze afspraak"} over aanvraag ${request.reference}`,
    text: paragraphs([
      `Beste ${request.name},`,
      moved ? "Onze afspraak is veranderd. Dit is hij nu:" : "Wij hebben met u afgesproken:",
      lines([
        momentInWords(appointment),
        appointment.place && `Waar: ${appointment.place}`,
        person && `Wie komt: ${person}`,
      ]),
      "Open de bijlage om de afspraak in uw agenda te zetten.",
      `Komt het u toch niet uit? Antwoord dan op deze e-mail${phone && ` of bel ${phone}`}.`,
      lines(["Met vriendelijke groet,", companyName]),
    ]),
  }
}

/** In the calendar of the client and of who goes. */
export const meetingWords = ({
  request,
  person,
  company: { companyName, phone },
}: Omit<About, "appointment">) => ({
  summary: `${companyName} bij ${request.name}`,
  description: lines([
    `Aanvraag ${request.reference}`,
    person && `Wie komt: ${person}`,
    phone && `${companyName}: ${phone}`,
  ]),
})

export const calendarFileName = (reference: string) => `Afspraak ${reference}.ics`

const lines = (parts: (string | false | null)[]) => parts.filter(Boolean).join("\n")
const paragraphs = (parts: string[]) => `${parts.filter(Boolean).join("\n\n")}\n`
