/** What lies on the shelves, as only the office meets it. */
export const stock = {
  found: { group: "Materiaal" },
  notices: {
    low_one: "{{name}} is bijna op",
    low_other: "{{count}} materialen zijn bijna op",
    lowNames: "{{names}}",
    lowMore: "{{names}} en nog {{more}}",
    lowAction: "Bekijk",
  },
  did: {
    added: "{{name}} toegevoegd aan de voorraad",
    changed: "{{name}} gewijzigd",
    archived: "{{name}} naar het archief",
    restored: "{{name}} terug uit het archief",
  },
  errors: {
    changedMeanwhile: "Iemand anders heeft dit net gewijzigd. Kijk wat er nu staat en sla het daarna op.",
    notEmpty: "Hier ligt nog iets van. Tel het op nul of verplaats het voordat u het archiveert.",
    tooMany: "Meer materialen kunnen er niet bij. Archiveer wat u niet meer gebruikt.",
    codeTaken: "Een ander materiaal heeft deze code al",
    maxBelowMin: "Het maximum kan niet onder het minimum liggen",
    nameMissing: "Vul in hoe het heet",
    nameTooLong: "De naam mag hooguit 160 tekens zijn",
    supplierTooLong: "De leverancier mag hooguit 120 tekens zijn",
    categoryTooLong: "De soort mag hooguit 60 tekens zijn",
    articleTooLong: "Het artikelnummer mag hooguit 60 tekens zijn",
    codeTooLong: "De code mag hooguit 60 tekens zijn",
    unitMissing: "Vul in waarin u telt, bijvoorbeeld stuks",
    unitTooLong: "De eenheid mag hooguit 20 tekens zijn",
    locationTooLong: "De plek mag hooguit 60 tekens zijn",
  },
}
