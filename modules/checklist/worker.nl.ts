/** Of the checklist, what a worker meets too. */
export const checklist = {
  title: "Dagelijkse Checklist",
  errors: {
    notFound: "Dit is er niet (meer).",
    incomplete: "{{percentage}}% voltooid. Minimaal 80% vereist.",
    dayUnreal: "Dit is geen dag die bestaat.",
    dayFarOff: "Een checklist is van vandaag, of van hoogstens veertien dagen terug.",
    notesTooLong: "De notitie mag hooguit 2000 tekens zijn.",
    photosLost: "Niet alle foto's zijn aangekomen. Verstuur de checklist opnieuw.",
    changedMeanwhile: "Dit punt is intussen gewijzigd. Kijk wat er nu staat.",
    noFurther: "Dit punt staat al aan het einde.",
    tooManyItems: "Er zijn al 60 eigen punten. Wijzig er een.",
    categoryMissing: "Kies een onderwerp",
    taskMissing: "Vul in wat er klaar moet zijn",
    taskTooLong: "Dit mag hooguit 160 tekens zijn",
    priorityMissing: "Kies hoe belangrijk het is",
    whoMissing: "Kies voor wie het is",
  },
}
