/** What approving means for who works. */
export const approval = {
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
