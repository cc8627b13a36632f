import type { Settings } from "#modules/settings/schema.ts"
import { dayOf, timeOf } from "#src/shared/calendar.ts"
import { formatLongDay } from "#src/shared/dayWords.ts"
import type { MessageRow } from "../table.ts"

type Company = Pick<Settings, "companyName" | "phone">

interface Letter {
  subject: string
  text: string
}

/** To the visitor: that his message arrived. Nothing in it that he typed: anyone can fill in any address. */
export function confirmation({ companyName, phone }: Company): Letter {
  return {
    subject: "Uw bericht is ontvangen",
    text: paragraphs([
      "Beste lezer,",
      "Bedankt voor uw bericht. Wij hebben het ontvangen en antwoorden zo snel mogelijk.",
      `Wilt u iets aanvullen? Antwoord dan op deze e-mail${phone && ` of bel ${phone}`}.`,
      `Met vriendelijke groet,\n${companyName}`,
      "Hebt u zelf geen bericht gestuurd? Dan heeft iemand uw e-mailadres ingevuld. U hoeft niets te doen.",
    ]),
  }
}

/** From a person of the office: his own words, whose they are, and what they answer. */
export function answer(
  { name, subject, message, createdAt }: MessageRow,
  text: string,
  { companyName, phone }: Company,
): Letter {
  const at = new Date(createdAt)
  return {
    subject: `Re: ${subject.replace(/^(\s*re\s*:)+\s*/i, "")}`,
    text: paragraphs([
      text,
      [companyName, phone].filter(Boolean).join("\n"),
      `${name} schreef op ${formatLongDay(dayOf(at))} om ${timeOf(at)}:\n${message.replace(/^/gm, "> ")}`,
    ]),
  }
}

/** To the office: what was written, and by whom. */
export function newMessage({ name, email, phone, subject, message }: MessageRow, link: string): Letter {
  return {
    subject: `Nieuw bericht van ${name}: ${subject}`,
    text: paragraphs([
      "Er is een bericht binnengekomen via het contactformulier.",
      [`Naam: ${name}`, `E-mail: ${email}`, phone && `Telefoon: ${phone}`, `Onderwerp: ${subject}`]
        .filter(Boolean)
        .join("\n"),
      message,
      link ? `Bekijk het bericht:\n${link}` : "Bekijk het bericht in Waterpas, onder Berichten.",
      "Een antwoord op deze e-mail gaat naar de afzender.",
    ]),
  }
}

const paragraphs = (parts: string[]) => `${parts.filter(Boolean).join("\n\n")}\n`
