/** The office's Dutch of this part, and its errors. */
export const movement = {
  /** What there is to do, by the name of its kind. */
  task: {
    planned: {
      title: "Werk aan {{project}}",
      description: "Dit project staat vandaag op uw planning. Het is voor {{progress}}% gereed.",
    },
    starting: {
      title: "Begin met {{project}}",
      description: "Dit project begint vandaag. Kijk of materiaal en gereedschap er zijn.",
    },
    delivery: {
      title: "Oplevering van {{project}}",
      description: "Het einde is gepland op {{end}}. Loop na wat er nog moet gebeuren.",
    },
    delayed: {
      title: "{{project}} loopt uit",
      description: "Het einde was gepland op {{end}}. Overleg met kantoor over een nieuwe datum.",
    },
    halted: {
      title: "Begin nog niet met {{project}}",
      description: "Eerst moet dit geregeld zijn: {{halted}}. Overleg met kantoor.",
    },
    unfinished: {
      title: "Maak uw uren af",
      description:
        "Van eerdere dagen ontbreekt een eindtijd of een project. Vul die aan bij Tijdregistratie.",
    },
    startHours: {
      title: "Start uw uren voor {{project}}",
      description: "U bent op de werkplek, maar uw timer loopt niet.",
    },
    arrival: {
      title: "Controleer de werkplek",
      description: "U bent bij {{project}}. Kijk of u veilig kunt werken en of alles er is.",
    },
    photos: {
      title: "Maak foto's bij aanvang",
      description: "Leg vast hoe het er nu uitziet bij {{project}}.",
    },
  },
}

export const movementErrors = {
  placeMissing: "Zonder locatie kan de detectie niet beginnen. Wacht op de GPS en probeer het opnieuw.",
  notMoving: "De sensor heeft te weinig beweging gemeten om taken te maken.",
  sessionGone: "Deze bewegingsdetectie is al gestopt. Start opnieuw.",
  taskGone: "Deze taak is er niet (meer).",
}
