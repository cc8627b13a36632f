import type { InvoiceKind } from "../schema.ts"

/** The Dutch of the Word and Excel documents of a purchase invoice. */
export const titles: Record<InvoiceKind, string> = {
  invoice: "Inkoopfactuur",
  credit: "Creditnota van leverancier",
  receipt: "Bon",
  reversal: "Tegenboeking",
}

export const unknown = "niet gelezen"

export const facts = {
  number: "Factuurnummer",
  date: "Factuurdatum",
  dueDate: "Vervaldatum",
  order: "Bestelling",
  project: "Project",
} as const

export const supplierFacts = { kvk: "KvK", btwId: "Btw-id", iban: "IBAN" } as const

export const columns = {
  description: "Omschrijving",
  quantity: "Aantal",
  unit: "Eenheid",
  price: "Prijs",
  vat: "Btw",
  amount: "Bedrag",
} as const

export const sums = {
  net: "Totaal exclusief btw",
  vat: (rate: number) => `Btw ${String(rate).replace(".", ",")}%`,
  vatOver: (rate: number, base: string) => `Btw ${String(rate).replace(".", ",")}% over ${base}`,
  allVat: "Btw samen",
  shifted: "Btw verlegd",
  total: "Totaal inclusief btw",
  totalShifted: "Totaal, btw verlegd",
  payable: "Te betalen",
  received: "Te ontvangen",
  blocked: "Waarvan op G-rekening",
} as const

export const notes = {
  posted: (by: string | null, day: string, fileName: string) =>
    `Gecontroleerd en geboekt${by ? ` door ${by}` : ""} op ${day}. Het origineel is ‘${fileName}’.`,
  read: (fileName: string) =>
    `Zo gelezen uit ‘${fileName}’. Nog niet gecontroleerd: vergelijk met het origineel voordat u hierop afgaat.`,
  noLines: "Van dit document zijn geen losse regels gelezen.",
  includingVat: "De bedragen van de regels zijn inclusief btw.",
  excludingVat: "De bedragen van de regels zijn exclusief btw.",
} as const

export const sheet = {
  name: "Factuur",
  worked: "Uit de regels",
  stated: "Volgens factuur",
  difference: "Verschil",
  base: (rate: number) => `Grondslag ${String(rate).replace(".", ",")}%`,
} as const
