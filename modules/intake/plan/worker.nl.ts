/** What can be wrong with a floor plan. */
export const planErrors = {
  planFar: "Dit punt ligt te ver weg. Een plattegrond is hooguit 1 km naar elke kant.",
  planLength: "Vul een lengte in van 1 mm tot 100 m.",
  planHeight: "Vul een hoogte in van hooguit 20 m.",
  planThickness: "Vul een dikte in van 1 mm tot 1 m.",
  planFull: "Een verdieping heeft hooguit 500 punten.",
  planRooms: "Een verdieping heeft hooguit 50 ruimten.",
}
