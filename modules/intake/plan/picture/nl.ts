/** What is written in the drawing of a floor plan. */
export const drawingWords = {
  area: "{{area}} m²",
  noArea: "geen oppervlakte",
  metres: "{{length}} m",
}
