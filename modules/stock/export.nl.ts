/** The head of the file for Excel. */
export const stockSheet = {
  file: "Voorraad",
  name: "Naam",
  supplier: "Leverancier",
  article: "Artikelnummer",
  code: "Code",
  category: "Soort",
  location: "Plek",
  quantity: "Aantal",
  unit: "Eenheid",
  min: "Minimum",
  max: "Maximum",
  price: "Prijs excl. btw",
  value: "Waarde excl. btw",
}
