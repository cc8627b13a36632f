import { addressed } from "./addressed.nl.ts"

/** The friendly letter: one page, no clauses. */
export const letter = {
  salutation: (name: string) => `Beste ${addressed(name) || name},`,
  thanks: (tasks: string) =>
    `Leuk dat u bij ons aanklopt voor ${tasks}. Wij hebben uw antwoorden doorgerekend. Hier leest u in het kort wat u ongeveer kwijt bent, wat wij daarvoor doen en wanneer dat kan.`,
  /** Nobody asked for it on the site. */
  thanksUnasked: (tasks: string) =>
    `Leuk dat wij ${tasks} voor u mogen doorrekenen. Hier leest u in het kort wat u ongeveer kwijt bent, wat wij daarvoor doen en wanneer dat kan.`,
  boxes: { price: "Prijs inclusief btw", range: "Bandbreedte inclusief btw", start: "Voorgestelde start" },
  boxesShifted: { price: "Prijs, btw verlegd", range: "Bandbreedte" },
  range: (low: string, high: string) => `${low} tot ${high}`,
  whatHead: "Wat wij voor u doen",
  more: "En wat er verder bij hoort; alles staat in de uitgebreide offerte.",
  toBePriced: (works: string) => `Nog te bepalen is de prijs van: ${works}. Die telt nog niet mee.`,
  others: (count: number) => (count === 1 ? "1 ander onderdeel" : `${count} andere onderdelen`),
  shifted: (line: string) => `${line}: u geeft de btw over dit werk zelf aan.`,
  whenHead: "Wanneer",
  whenDay: (day: string) => `Wij stellen ${day} voor. Naar verwachting is het op die dag gereed.`,
  when: (start: string, days: number, end: string) =>
    `Wij stellen voor om te beginnen op ${start}. Reken op ongeveer ${days} werkdagen werk; rond ${end} is het gereed.`,
  whenAgreed: (days: number) =>
    `De startdatum spreken wij samen af. Reken op ongeveer ${days === 1 ? "1 werkdag" : `${days} werkdagen`} werk.`,
  agreed: "In overleg",
  nextHead: "Hoe nu verder?",
  next: (ways: string) =>
    `Wij komen graag langs om te meten en uw wensen door te nemen. Daarna weten wij de prijs zeker en leggen wij de afspraken vast. ${ways}`,
  ways: {
    both: (phone: string, email: string) => `Bel ons op ${phone} of mail naar ${email} voor een afspraak.`,
    phone: (phone: string) => `Bel ons op ${phone} voor een afspraak.`,
    email: (email: string) => `Mail naar ${email} voor een afspraak.`,
    none: "Laat ons weten wanneer het u uitkomt.",
  },
  formal: (number: string, day: string) =>
    `De uitgebreide offerte met alle afspraken heeft nummer ${number} en is geldig tot en met ${day}. De prijs in deze brief is een richtprijs.`,
  regards: "Met vriendelijke groet,",
} as const
