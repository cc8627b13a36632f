/** What stands beside the drawing of a floor plan, in a file or on paper. */
export const planPaper = {
  title: "Plattegrond",
  project: "Project",
  client: "Klant",
  address: "Adres",
  floor: "Verdieping",
  day: "Datum",
  drawnBy: "Getekend door",
  version: "Versie",
  scale: "Schaal",
  scaleOf: "1:{{scale}} op {{paper}}",
  sizes: "Maten",
  rule: "In mm, tussen de wanden",
}
