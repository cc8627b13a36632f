import type { Phase, Unit } from "../pricing/norm.ts"

/** The Dutch of the texts that Waterpas writes itself. Letters to clients: formal, in short sentences. */
export const letter = {
  thanks: (tasks: string, address: string) =>
    `Hartelijk dank voor uw aanvraag. Hierbij ontvangt u onze offerte voor ${tasks || "het werk dat wij met u bespraken"}${address ? ` op het adres ${address}` : ""}`,
  understood: (details: string) => `Dit hebben wij van u begrepen: ${details}`,
  workHead: "Hieronder staat per onderdeel wat wij voor u doen. De bedragen zijn exclusief btw.",
  phaseHead: (phase: string, amount: string) => `${phase}, ${amount}:`,
  phaseHeadUnpriced: (phase: string) => `${phase}, prijs nog te bepalen:`,
  toPrice: (work: string) => `${work}: prijs nog te bepalen`,
  noWork: "De onderdelen van het werk leggen wij nog met u vast.",
  moreWork: (count: number) => `en nog ${lines(count)}; alle regels staan in de calculatie`,
  more: (count: number) =>
    `en nog ${count === 1 ? "1 punt" : `${count} punten`}; de calculatie noemt ze alle`,
  priceHead: "Dit kost het werk:",
  exVat: (amount: string) => `Totaal exclusief btw: ${amount}`,
  vat: (rate: number, base: string, amount: string) => `Btw ${rate}% over ${base}: ${amount}`,
  reversed: (btwId: string) => `Btw verlegd naar u, btw-id ${btwId}`,
  incVat: (amount: string) => `Totaal inclusief btw: ${amount}`,
  noPrice: "De prijs van dit werk bepalen wij nog.",
  band: (low: string, high: string) =>
    `De prijs is een richtprijs. Wij hebben het werk nog niet ter plaatse gemeten en verwachten dat het uitkomt tussen ${low} en ${high}.`,
  guidePrice: (percent: number) =>
    `Wordt het meer, dan waarschuwen wij u zo vroeg mogelijk. Zonder waarschuwing betaalt u voor dit werk nooit meer dan ${percent}% boven de richtprijs.`,
  unpricedHead: "De prijs is nog niet compleet. Dit moeten wij nog bepalen en zit nog niet in het totaal:",
  vatHead: "Zo komen wij aan de btw:",
  vatReason: (rate: number, reason: string) => `${rate}%. ${reason}`,
  vatReasonOf: (phases: string, rate: number, reason: string) => `${phases}: ${rate}%. ${reason}`,
  reversedReason: (btwId: string) =>
    `De btw is verlegd: u geeft de btw zelf aan. Op de factuur staat daarom geen btw-bedrag, wel ‘btw verlegd’ en uw btw-id ${btwId}.`,
  assumptionsHead:
    "Hier zijn wij van uitgegaan. Blijkt iets anders, dan overleggen wij dat met u voordat wij verdergaan.",
  exclusionsHead: "Dit zit niet in de prijs. Wij bieden het graag apart aan.",
  wanted: (day: string) => `U wilt graag beginnen op ${day}.`,
  planning: (start: string, days: string, end: string) =>
    `Wij stellen voor om te starten op ${start}. Het werk duurt naar verwachting ${days}; rond ${end} is het gereed. Weekenden, feestdagen en droogtijden zijn meegerekend.`,
  planningOpen: (days: string, weeks: number) =>
    `De startdatum spreken wij samen af. Het werk duurt naar verwachting ${days}; met droogtijden is dat van de eerste tot de laatste dag ongeveer ${weeks === 1 ? "1 week" : `${weeks} weken`}.`,
  order: (activities: string) => `De volgorde is: ${activities}.`,
  noPlanning: "De planning maken wij zodra de prijs compleet is.",
  paymentHead: "U betaalt in termijnen:",
  instalment: (moment: string, percent: number, amount: string) => `${moment}: ${percent}%, ${amount}`,
  paymentAtOnce: (days: number) =>
    `U betaalt in één keer, na de oplevering: binnen ${days} dagen na de factuurdatum.`,
  paymentOnce: (moment: string, days: number) =>
    `U betaalt in één keer. Wanneer: ${moment.charAt(0).toLowerCase()}${moment.slice(1)}. Wij sturen u dan een factuur en u betaalt binnen ${days} dagen na de factuurdatum.`,
  payment: (days: number) =>
    `Voor elke termijn sturen wij een factuur. U betaalt binnen ${days} dagen na de factuurdatum.`,
  validity: (days: number) =>
    `Deze offerte is ${days} dagen geldig. Bent u akkoord, dan horen wij dat graag van u; daarna leggen wij de startdatum samen vast.`,
  closing: "Hebt u vragen of wilt u iets veranderen? Laat het ons weten, wij helpen u graag.",
  regards: (company: string) => ["Met vriendelijke groet,", company].filter(Boolean).join("\n"),
}

/** For the office: what a builder wants to know before he signs the price. */
export const analysis = {
  about: (tasks: string, client: string, address: string) =>
    `Het gaat om ${tasks || "een opdracht zonder vast soort werk"}${client ? ` voor ${client}` : ""}${address ? `, ${address}` : ""}`,
  size: (lines: string, phases: string) => `De berekening telt ${lines} in ${phases}.`,
  details: (details: string) => `Opgegeven is: ${details}`,
  detailsLeftOut:
    "In de omschrijving staat een bedrag dat niet in de berekening voorkomt; de tekst neemt de omschrijving daarom niet over.",
  driversHead: "Dit bepaalt de prijs het meest:",
  driver: (work: string, amount: string, percent: number) =>
    `${work}: ${amount}, ${percent}% van het totaal exclusief btw`,
  parts: (parts: string) => `Van het totaal exclusief btw is ${parts}.`,
  part: {
    labour: "arbeid",
    material: "materiaal",
    equipment: "materieel",
    subcontract: "werk van derden",
    margin: "opslag",
  },
  partOf: (amount: string, name: string) => `${amount} ${name}`,
  hours: (hours: string, days: string) =>
    `Er is gerekend met ${hours} uur werk. Achter elkaar duurt dat ${days}.`,
  band: (low: string, high: string) => `De prijs ligt waarschijnlijk tussen ${low} en ${high}.`,
  certain: "Alle hoeveelheden zijn opgegeven of horen vast bij het werk.",
  assumedHead: "Deze hoeveelheden zijn aangenomen en dus onzeker:",
  unpricedHead: "Deze regels hebben nog geen prijs. Vul die in voordat de offerte weg kan:",
  checkHead: "Kijk dit na bij de opname:",
  noLines: "De berekening heeft nog geen regels.",
  facts: {
    use: "Is het gebouw een woning? Daarvan hangt het btw-tarief af.",
    age: "Wat is het bouwjaar? Daarvan hangen het btw-tarief en de kans op asbest af.",
    asbestos: "Het gebouw is van vóór 1994: laat asbest onderzoeken voordat er wordt gesloopt.",
    declaration: "Laat de klant verklaren dat de woning ouder is dan 2 jaar; daarop rust het tarief van 9%.",
  },
  checks: {
    preparation: "Is er plaats voor materiaal en een container?",
    demolition: "Zit er asbest of een dragende muur in wat wordt gesloopt?",
    foundation: "Hoe is de grond, en liggen er kabels en leidingen?",
    shell: "Zijn er een constructieberekening en een vergunning?",
    roofing: "Hoe is de staat van dakbeschot, goten en schoorsteen, en is een steiger nodig?",
    frames: "Kloppen de maten van de openingen, en is een steiger nodig?",
    insulation: "Is de constructie droog, en is er genoeg ventilatie?",
    electrical: "Is er ruimte in de groepenkast, en hoe oud is de bedrading?",
    plumbing: "Waar lopen leidingen en afvoer, en hebben ze genoeg afschot?",
    plastering: "Is de ondergrond vlak, en zit de oude laag nog vast?",
    tiling: "Is de ondergrond vlak en sterk genoeg voor tegels?",
    flooring: "Is de vloer vlak en droog, en hoeveel hoogte is er?",
    fitting: "Kloppen de maten, en zijn de producten gekozen?",
    painting: "Hoe is de staat van het hout en van de oude verf?",
  } satisfies Partial<Record<Phase, string>> as Partial<Record<Phase, string>>,
}

/** The calculation as text. */
export const costs = {
  line: (work: string, hours: string, amount: string) => [work, hours, amount].filter(Boolean).join("; "),
  hours: (hours: string) => `${hours} uur`,
  unpriced: "prijs nog te bepalen",
  subtotal: (phase: string, amount: string) => `Subtotaal ${phase.toLowerCase()}: ${amount}`,
  notIn: (count: number) => `Nog niet meegeteld: ${lines(count)} zonder prijs`,
  totals: "Totalen",
  totalHours: (hours: string) => `Uren: ${hours}`,
  amount: (name: string, amount: string) => `${name}: ${amount}`,
  names: {
    labour: "Arbeid",
    material: "Materiaal",
    equipment: "Materieel",
    subcontract: "Werk van derden",
    margin: "Opslag voor algemene kosten, winst en risico",
    adjustment: "Aanpassing van prijzen met de hand",
  },
  reversed: (btwId: string) => `Btw verlegd naar btw-id ${btwId}`,
  band: (low: string, high: string) => `Bandbreedte: ${low} tot ${high}`,
}

/** '12 m²', '1 stuk', '2 stuks'. */
export const units: Record<Unit, [one: string, many: string]> = {
  m2: ["m²", "m²"],
  m1: ["meter", "meter"],
  m3: ["m³", "m³"],
  st: ["stuk", "stuks"],
  kg: ["kg", "kg"],
  l: ["liter", "liter"],
  uur: ["uur", "uur"],
  dag: ["dag", "dagen"],
  post: ["post", "posten"],
}

export const lines = (count: number) => (count === 1 ? "1 regel" : `${count} regels`)
export const phaseCount = (count: number) => (count === 1 ? "1 onderdeel" : `${count} onderdelen`)
export const workingDays = (days: number) => (days === 1 ? "1 werkdag" : `${days} werkdagen`)

/** Why the texts of a language model were not taken. */
export const notices = {
  foreignAmounts:
    "De tekst van het taalmodel noemde bedragen die niet in de berekening staan; daarom heeft Waterpas de tekst zelf geschreven.",
  foreignContacts:
    "De tekst van het taalmodel noemde een rekeningnummer, telefoonnummer, e-mailadres of webadres dat niet van u is; daarom heeft Waterpas de tekst zelf geschreven.",
  gifts:
    "De tekst van het taalmodel beloofde korting of gratis werk dat niet in de berekening staat; daarom heeft Waterpas de tekst zelf geschreven.",
  unusable:
    "De tekst van het taalmodel was niet te gebruiken: leeg, te lang, geen gewone tekst of zonder het totaalbedrag; daarom heeft Waterpas de tekst zelf geschreven.",
}

/** Why a language model gave no text. */
export const reasons = {
  timeout: "Het taalmodel gaf niet op tijd antwoord.",
  refusedKey: "Het taalmodel weigert de sleutel (OPENAI_API_KEY).",
  busy: "Het taalmodel heeft het te druk, of het tegoed is op. Probeer het later opnieuw.",
  faulty: "Het taalmodel heeft een storing.",
  rejected: "Het taalmodel neemt de vraag niet aan. Kijk na of OPENAI_MODEL klopt.",
  rubbish: "Het taalmodel gaf een antwoord dat niet te gebruiken is.",
  cutOff: "Het antwoord van het taalmodel brak halverwege af.",
  unreachable: "Het taalmodel is niet te bereiken.",
}

/** What asking a language model whether it is there came to. */
export const tests = {
  works: (model: string) => `ChatGPT antwoordt. Het taalmodel is ${model}.`,
  notConfigured: "Er is geen taalmodel ingesteld.",
}
