/** The order for extra work as the client signs it: one page. */
export const paperWords = {
  title: { more: "Meerwerkopdracht", less: "Minderwerk" },
  file: { more: "Meerwerkopdracht", less: "Minderwerk" },
  number: "Nummer",
  date: "Datum",
  project: "Project",
  quotation: "Bij offerte",
  intro: (project: string) => `U hebt gevraagd om het volgende te veranderen aan het werk ‘${project}’.`,
  what: "Wat verandert",
  price: "Prijs",
  planning: "Planning",
  noDelay: "De opleverdatum verandert hierdoor niet.",
  delay: (days: string, one: boolean) =>
    `Het werk is hierdoor naar verwachting ${days} ${one ? "werkdag" : "werkdagen"} later gereed.`,
  vatReason: (rate: number, reason: string) => `${rate}% btw: ${reason}`,
  besides: {
    more: "Dit komt boven op de prijs van de offerte.",
    less: "Dit gaat van de prijs van de offerte af.",
  },
  /** Of what makes it dearer (art. 7:755 BW). */
  law: "Wij noemen u de prijs voordat wij beginnen: meerwerk mogen wij alleen rekenen als wij u op tijd op de hogere prijs hebben gewezen, tenzij u die zelf had moeten begrijpen (artikel\u00a07:755\u00a0BW).",
  agreed: "Akkoord",
  sign: (price: string) => `Met uw handtekening geeft u ons hiervoor opdracht, voor ${price} inclusief btw.`,
  signLess: (price: string) =>
    `Met uw handtekening gaat u hiermee akkoord. Van de prijs gaat ${price} inclusief btw af.`,
  known: (by: string, day: string) => `${by} ging hiermee op ${day} akkoord.`,
  mail: {
    subject: (title: string, number: string) => `${title} ${number}`,
    text: (salutation: string, title: string, price: string, company: string) =>
      `${salutation}\n\nU vroeg ons om een verandering aan het werk: ${title}. De prijs is ${price} inclusief btw. Alles staat in de bijlage.\n\nGaat u akkoord? Antwoord dan op deze mail, of teken de bijlage en stuur hem terug. Daarna beginnen wij eraan.\n\nMet vriendelijke groet,\n${company}`,
  },
}
