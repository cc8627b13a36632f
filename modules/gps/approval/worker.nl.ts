/** What approving means for who works. */
export const approval = {
  /** What the day ends with, by how many there are. */
  checks: {
    own: {
      none: "Al uw uren zijn compleet",
      one: "Vul 1 urenregistratie van uzelf aan",
      some: "Vul {{count}} urenregistraties van uzelf aan",
    },
  },
  notices: {
    ownIncomplete_one: "U heeft {{count}} onvolledige urenregistratie",
    ownIncomplete_other: "U heeft {{count}} onvolledige urenregistraties",
    ownRejected_one: "{{count}} urenregistratie is naar u teruggestuurd: {{note}}",
    ownRejected_other: "{{count}} urenregistraties zijn naar u teruggestuurd",
    reminder_one: "Herinnering: {{message}}",
    reminder_other: "{{count}} herinneringen, de eerste: {{message}}",
  },
}

export const approvalErrors = {
  changedMeanwhile: "Deze uren zijn intussen gewijzigd. Bekijk ze opnieuw.",
  alreadyApproved: "Deze uren zijn al goedgekeurd. Trek eerst de goedkeuring in.",
  projectUnknown: "Er is geen project met deze naam.",
  personUnknown: "Deze medewerker is er niet (meer).",
  reminderFarOff: "Een herinnering kan hoogstens een jaar vooruit.",
}
