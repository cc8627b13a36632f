import type { Settings } from "#modules/settings/schema.ts"
import { typeLabels } from "#src/shared/projectTypes.ts"
import type { QuoteRequestRow } from "../table.ts"

type Company = Pick<Settings, "companyName" | "phone" | "contactEmail" | "answerDays">

interface Letter {
  subject: string
  text: string
}

/** To the visitor: that his request arrived, and what happens next. Nothing in it that he typed, but his name. */
export function confirmation(
  request: QuoteRequestRow,
  photos: number,
  { company: { companyName, phone, answerDays }, page }: { company: Company; page: string },
): Letter {
  return {
    subject: `Uw aanvraag ${request.reference} is ontvangen`,
    text: paragraphs([
      isPlainName(request.name) ? `Beste ${request.name},` : "Beste lezer,",
      "Bedankt voor uw aanvraag. Hij is goed bij ons aangekomen.",
      lines([
        `Uw referentienummer: ${request.reference}`,
        `Uw aanvraag gaat over: ${worksOf(request)}`,
        photos > 0 && `Foto's: ${photos}`,
      ]),
      lines([
        "Wat gebeurt er nu?",
        `- Wij bellen u binnen ${workingDays(answerDays.call)}.`,
        `- Willen wij eerst komen kijken? Dan doen wij dat binnen ${workingDays(answerDays.visit)} na dat gesprek, op een moment dat u uitkomt.`,
        `- Binnen ${workingDays(answerDays.quote)} na het bezoek, of na het gesprek als wij niet hoeven te komen, hebt u onze offerte. U zit nergens aan vast.`,
      ]),
      page &&
        lines([
          "Op uw eigen pagina ziet u hoe ver wij zijn, en kunt u foto's of een opmerking toevoegen. Wie deze link heeft, kan dat ook; deel hem dus alleen met wie u vertrouwt:",
          page,
        ]),
      `Hebt u vragen of wilt u iets aanvullen? Antwoord dan op deze e-mail${phone && ` of bel ${phone}`}.`,
      lines(["Met vriendelijke groet,", companyName]),
      "Hebt u zelf niets aangevraagd? Dan heeft iemand uw e-mailadres ingevuld. U hoeft niets te doen.",
    ]),
  }
}

/** To the office: who asks for what, and where it is. */
export function newRequest(request: QuoteRequestRow, photos: number, link: string): Letter {
  const { reference, name, email, phone, address, postcode, city, urgency } = request
  const urgent = urgency === "spoed"
  return {
    subject: `${urgent ? "Spoed: nieuwe" : "Nieuwe"} aanvraag ${reference}: ${worksOf(request)}`,
    text: paragraphs([
      `Er is een nieuwe offerte-aanvraag binnengekomen${urgent ? ", met spoed" : ""}.`,
      lines([
        `Referentie: ${reference}`,
        `Werk: ${worksOf(request)}`,
        `Foto's: ${photos || "geen"}`,
        `Naam: ${name}`,
        `Telefoon: ${phone}`,
        `E-mail: ${email}`,
        (address || postcode || city) &&
          `Adres: ${[address, [postcode, city].filter(Boolean).join(" ")].filter(Boolean).join(", ")}`,
      ]),
      link
        ? lines(["Bekijk de aanvraag:", link])
        : "Bekijk de aanvraag in Waterpas, onder Offerte-aanvragen.",
      "Een antwoord op deze e-mail gaat naar de aanvrager.",
    ]),
  }
}

const worksOf = ({ projectTypes }: QuoteRequestRow) => projectTypes.map((type) => typeLabels[type]).join(", ")

const workingDays = (days: number) => (days === 1 ? "1 werkdag" : `${days} werkdagen`)

/** A form that anyone can fill in must not carry an advertisement to whomever he likes. */
const isPlainName = (name: string) => name.length <= 60 && !/[/\\@:<>]|www|\.\p{L}{2,}/iu.test(name)

const lines = (parts: (string | false)[]) => parts.filter(Boolean).join("\n")
const paragraphs = (parts: string[]) => `${parts.filter(Boolean).join("\n\n")}\n`
