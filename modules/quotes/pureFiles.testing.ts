/** Arithmetic and rules without a database, small enough for a phone: a screen may use them. */
export const pureFiles = [
  "catalogue/answers",
  "catalogue/conditions",
  "catalogue/entries",
  "catalogue/question",
  "documents/fileNames",
  "documents/nl",
  "documents/writtenText",
  "pricing/halves",
  "pricing/norm",
  "pricing/vatRates",
  "quotations/compare",
  "terms/checks",
  "terms/standard",
  "terms/standard.nl",
]
