/** Labels on paper, and what can be wrong with them. */
export const stockLabels = {
  title: "Etiketten",
  file: "Etiketten.pdf",
}

export const labelErrors = {
  labelFirst: "Zoveel etiketten staan er niet op dit vel",
  labelEach: "Vul een aantal van 1 tot en met 500 in",
  tooManyLabels: "Hooguit 500 etiketten in één keer. Kies minder materialen of minder van elk.",
}
