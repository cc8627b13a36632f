/** Drawing on a photo. */
export const drawing = {
  title: "Tekenen op de foto",
  board: "Tekening op {{photo}}",
  keys: "Met Enter zet u een teken in het midden. Met de pijltjes verplaatst u het, met Shift en een pijltje alleen het einde. Met Delete verwijdert u het. Met + en - kijkt u van dichterbij of verder weg, met 0 ziet u de hele foto.",
  tools: "Wat u tekent",
  tool: { choose: "Kies", arrow: "Pijl", circle: "Cirkel", text: "Tekst", measure: "Maat" },
  /** The letter that takes each of these. */
  key: { choose: "k", arrow: "p", circle: "c", text: "t", measure: "m" },
  colours: "Kleur",
  colour: { yellow: "geel", red: "rood", blue: "blauw" },
  undo: "Stap terug",
  redo: "Stap vooruit",
  nothing: "Er is niets om terug te draaien.",
  remove: "Verwijderen",
  chooseFirst: "Kies eerst wat u wilt verwijderen.",
  words: "Tekst",
  length: "Lengte",
  unit: "Eenheid",
  lengthWrong: "Vul een lengte in tot 100 m, zoals 2,40.",
  full: "Er passen niet meer dan 200 tekens op een foto.",
  failed: "De foto kon niet worden gemaakt. Probeer het opnieuw.",
  unreadable: "De foto is niet te lezen.",
}
