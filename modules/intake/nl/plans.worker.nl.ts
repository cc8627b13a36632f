/** Floor plans that are kept with the project: what is on its way, what was refused, what can be put back. */
export const plans = {
  measures: { title: "Hoeveelheden", how: "Zo gerekend" },
  undo: {
    added: "De plattegrond is opgeslagen.",
    changed: "De plattegrond is gewijzigd.",
    removed: "De plattegrond is verwijderd.",
  },
  queue: {
    saved: "Plattegrond {{floor}}",
    removed: "Plattegrond {{floor}} verwijderd",
    look: "Bekijk de plattegrond",
  },
  refused: {
    saved: "Uw plattegrond ({{floor}}) is niet opgeslagen.",
    removed: "De plattegrond ({{floor}}) is niet verwijderd.",
    mine: "Mijn versie opslaan",
    removeStill: "Toch verwijderen",
    theirs: "Versie van {{by}} houden",
    drop: "Niet opslaan",
    dropped: "Uw versie van {{floor}} is niet opgeslagen.",
  },
}

export const savingErrors = {
  planOpenings: "Een verdieping heeft hooguit 200 deuren, ramen en openingen.",
  planNoArea:
    "Er is nog geen ruimte met een oppervlakte. Teken minstens drie punten, zonder wanden die elkaar kruisen.",
  planUnderlay: "De oude tekening is geen foto van dit project.",
  planNotFound: "Deze plattegrond bestaat niet (meer).",
  planVersionNotFound: "Deze versie van de plattegrond bestaat niet.",
  planMeanwhile: "{{name}} heeft deze plattegrond intussen ook opgeslagen, op {{day}} om {{time}}.",
  tooManyPlans: "Een project heeft hooguit 20 plattegronden.",
}
