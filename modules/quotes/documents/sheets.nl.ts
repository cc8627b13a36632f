/** The Dutch of the three workbooks. */
export const calculation = {
  sheet: "Calculatie",
  columns: {
    number: "Nr.",
    description: "Omschrijving",
    phase: "Fase",
    quantity: "Aantal",
    unit: "Eenh.",
    normHours: "Norm u/eenh.",
    hours: "Uren",
    role: "Functie",
    rate: "Uurtarief",
    labour: "Arbeid",
    material: "Materiaal",
    equipmentUnit: "Materieel per eenh.",
    equipment: "Materieel",
    subcontractUnit: "Derden per eenh.",
    subcontract: "Derden",
    marginPercent: "Opslag %",
    margin: "Opslag",
    fixedUnit: "Eigen prijs per eenh.",
    adjustment: "Aangepast",
    total: "Totaal excl. btw",
    vatRate: "Btw %",
    quantitySource: "Herkomst van het aantal",
    rateSource: "Herkomst van het uurtarief",
    vatReason: "Reden van het btw-tarief",
    normYear: "Norm jaar",
    normSource: "Bron van norm en prijs",
    code: "Code",
    lowFactor: "Factor laag",
    highFactor: "Factor hoog",
    low: "Laag excl. btw",
    high: "Hoog excl. btw",
  },
  vatOver: "Btw over",
  band: {
    low: "Laag, inclusief btw",
    likely: "Waarschijnlijk, inclusief btw",
    high: "Hoog, inclusief btw",
  },
  legend: "Gele cellen kunt u wijzigen; de rest rekent mee. Bedragen in euro.",
  vatHint: "Kies 0, 9 of 21",
  ownPrice: "eigen prijs",
} as const

export const materials = {
  sheet: "Materialen",
  title: "Materialen per regel",
  columns: {
    number: "Nr.",
    line: "Regel van de calculatie",
    article: "Artikel",
    unit: "Eenh.",
    perUnit: "Per eenheid werk",
    waste: "Verlies",
    quantity: "Hoeveelheid",
    price: "Prijs per eenh.",
    amount: "Bedrag excl. btw",
  },
  total: "Totaal materiaal exclusief btw",
} as const

export const grounds = {
  sheet: "Uitgangspunten",
  title: "Uitgangspunten bij de calculatie",
  assumptions: "Uitgangspunten",
  exclusions: "Niet inbegrepen",
  vat: "Btw-tarieven",
  rates: "Uurtarieven",
  rateLine: (role: string, rate: string, source: string) => `${role}: ${rate}${source ? `, ${source}` : ""}`,
  vatLine: (rate: number, reason: string) => `${rate}%: ${reason}`,
  norms: "Normen en prijzen",
  pricedOn: (day: string) => `Prijspeil ${day}. Alle bedragen zijn exclusief btw, tenzij anders vermeld.`,
  normLine: (source: string, year: number) =>
    source.includes(String(year)) ? source : `${source} (${year})`,
  guidePrice:
    "De prijs is een richtprijs op grond van de antwoorden van de opdrachtgever, zonder opname ter plaatse.",
  guidePriceUnasked:
    "De prijs is een richtprijs op grond van de omschrijving van het werk, zonder opname ter plaatse.",
  none: "Geen.",
} as const

export const bill = {
  sheet: "Materiaalstaat",
  columns: {
    article: "Artikel",
    needed: "Nodig (met verlies)",
    unit: "Eenh.",
    pack: "Verpakking",
    packSize: "Inhoud",
    packs: "Te bestellen",
    ordered: "Samen",
    spare: "Over",
    price: "Prijs per eenh.",
    budget: "Budget excl. btw",
    done: "Besteld",
  },
  total: "Totaal materiaal exclusief btw",
  note: "Elk artikel staat één keer, bij de eerste fase. Budget is zonder wat over is.",
} as const

export const afterwards = {
  sheet: "Nacalculatie",
  columns: {
    item: "Kosten per fase",
    budget: "Begroot",
    actual: "Werkelijk",
    difference: "Verschil",
    percent: "Verschil %",
    remark: "Toelichting",
  },
  kinds: {
    hours: "Uren",
    labour: "Arbeid",
    material: "Materiaal",
    equipment: "Materieel",
    subcontract: "Onderaanneming",
    rest: "Transport en overig",
  },
  totals: "Totaal van alle fasen",
  costs: "Kosten",
  margin: "Opslag (werkelijk: wat overblijft)",
  marginAdjusted: "Opslag en eigen prijzen (werkelijk: wat overblijft)",
  exVat: "Totaal exclusief btw",
  legend:
    "Vul de gele cellen in. Verschil is begroot min werkelijk: rood is duurder dan begroot. Werkelijk 'Totaal exclusief btw' is wat is gefactureerd, met meer- en minderwerk; leeg telt als begroot.",
  legendBooked:
    "Bij het totaal staat als 'Werkelijk' wat op het project is geboekt (blad Geboekt). Vult u de gele cellen van de fasen in, dan gelden die. Verschil is begroot min werkelijk: rood is duurder dan begroot. Werkelijk 'Totaal exclusief btw' is wat is gefactureerd; leeg telt als begroot.",
  booked: {
    sheet: "Geboekt",
    title: "Geboekte kosten",
    columns: {
      day: "Datum",
      kind: "Soort",
      description: "Omschrijving",
      quantity: "Aantal",
      unit: "Eenheid",
      amount: "Excl. btw",
    },
    total: "Totaal",
  },
} as const
