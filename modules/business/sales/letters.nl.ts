interface Told {
  /** What it is about. */
  subject: string
  number: string
  total: string
  due: string
  days: number
  iban: string
  companyName: string
}

/** The mail with which an invoice goes, as Waterpas proposes it. */
export const letterWords = {
  /** The background worker, in the list of those. */
  agent: "Facturen maken",
  draftNumber: "Concept",
  /** Filled in once the number is given. */
  numberLater: "{nummer}",
  ofJob: (title: string, job: string) => `${title} (${job})`,
  salutation: (name: string) => `Geachte ${name || "heer, mevrouw"},`,
  subject: (number: string, company: string) => `Factuur ${number} van ${company}`,
  creditSubject: (number: string, company: string) => `Creditnota ${number} van ${company}`,
  text: (salutation: string, { subject, number, total, days, due, iban, companyName }: Told) =>
    `${salutation}

Hierbij ontvangt u onze factuur ${number}: ${subject}. Het bedrag is ${total}.

Wilt u dit ${due ? `uiterlijk ${due}` : `binnen ${days} dagen`} overmaken op ${iban}, onder vermelding van ${number}? Met de QR-code op de factuur hoeft u niets over te typen.

Klopt er iets niet, laat het ons dan meteen weten. Dan lossen wij het samen op.

Met vriendelijke groet,
${companyName}`,
  creditText: (salutation: string, { subject, number, total, companyName }: Told) =>
    `${salutation}

Hierbij ontvangt u creditnota ${number} van ${total}: ${subject}. Wij verrekenen dit bedrag met de factuur, of betalen het aan u terug als u al had betaald.

Met vriendelijke groet,
${companyName}`,
}
