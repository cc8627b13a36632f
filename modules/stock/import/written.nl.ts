/** What an import writes by itself. */
export const written = {
  /** What one counts in, when the list doesn't say. */
  unit: "stuks",
  /** In the history of what lay there. */
  note: "Uit een geïmporteerde lijst",
  /** Above an article message. */
  headings: {
    name: "Omschrijving",
    supplier: "Leverancier",
    article: "Artikelnummer",
    code: "GTIN",
    category: "Groep",
    netPrice: "Nettoprijs",
    grossPrice: "Brutoprijs",
    pricePer: "Prijs per",
    unit: "Eenheid",
  },
}
