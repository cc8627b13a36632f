/** The Dutch of the norms as a sheet for Excel. */
export const sheet = {
  file: "Normen",
  code: "Code",
  description: "Omschrijving",
  phase: "Fase",
  unit: "Eenheid",
  hours: "Uren per eenheid",
  role: "Functie",
  material: "Materiaal",
  equipment: "Materieel",
  subcontract: "Onderaanneming",
  unitPrice: "Prijs per eenheid excl. btw",
  articles: "Artikelen",
  source: "Bron",
}
