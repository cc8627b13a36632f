/** The list of what was changed of late. */
export const changes = {
  back: "Terug naar Vandaag",
  intro: "Wat er op kantoor en buiten is gewijzigd, het nieuwste bovenaan.",
  who: "Van wie",
  everyone: "Iedereen",
  visitor: "Bezoeker",
  gone: "bestaat niet meer",
  look: "Bekijken",
  takenBack: "Teruggezet door {{name}}",
  undone: "De wijziging is teruggezet.",
  failed: "Terugzetten mislukt.",
  undoOf: "van {{what}}",
  more: "Toon meer",
  older: "Wat ouder is, staat bij het project of de klant zelf.",
  today: "Vandaag, {{day}}",
  empty: {
    title: "Nog niets gewijzigd",
    text: "Wie iets wijzigt, ziet het hier terug.",
    of: "{{name}} heeft nog niets gewijzigd.",
  },
  errors: {
    notFound: "Deze wijziging is er niet.",
    noWayBack: "Dit kan niet meer worden teruggezet.",
    takenBackAlready: "Deze wijziging is al teruggezet.",
    changedSince: "Dit is daarna nog gewijzigd en kan hier dus niet meer worden teruggezet.",
  },
}
