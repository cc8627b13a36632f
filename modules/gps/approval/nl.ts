/** What only the office reads of approving. */
export const approval = {
  /** In the ledger of a project. */
  booked: {
    work: "Uren {{person}}",
    travel: "Reisuren {{person}}",
    unit: "uur",
  },
  /** What the day ends with, by how many there are. */
  checks: {
    toApprove: {
      none: "Alle uren zijn gekeurd",
      one: "Keur 1 urenregistratie",
      some: "Keur {{count}} urenregistraties",
    },
    unassigned: {
      none: "Alle uren staan op een project",
      one: "Zet 1 urenregistratie op een project",
      some: "Zet {{count}} urenregistraties op een project",
    },
    withoutEnd: { none: "", one: "1 registratie zonder einde", some: "{{count}} registraties zonder einde" },
  },
  /** Why an entry was corrected, when who approved it said nothing. */
  filledIn: "Aangevuld bij de goedkeuring",
}

/** A reminder by mail. */
export const reminding = {
  agent: "Herinneringen",
  subject: "Herinnering: {{message}}",
  text: "Beste {{name}},\n\n{{why}}\n\n{{message}}\n\nIn Waterpas vinkt u de herinnering af.",
  /** Who asked for it: himself, or a colleague. */
  own: "U vroeg om hieraan herinnerd te worden:",
  of: "{{name}} vraagt u hieraan te denken:",
}

export const approvalErrors = {
  stillRuns: "Deze tijdregistratie loopt nog. Stop haar eerst.",
  notApproved: "Deze uren zijn niet goedgekeurd.",
  endMissing: "Vul een eindtijd in.",
  endBeforeBegin:
    "De eindtijd ligt niet na de begintijd. Ging het werk na middernacht door, corrigeer dan de uren.",
  endInFuture: "De eindtijd moet al geweest zijn.",
  projectMissing: "Kies een project.",
  projectAmbiguous: "Er zijn meer projecten met deze naam. Kies er een.",
  kindWithoutProject: "Bij verlof, ziekte en algemene uren hoort geen project.",
  contractorMissing: "Er is geen uurtarief bekend. Vul in wie u ervoor betaalt.",
  contractorNameMissing: "Vul de naam van de onderaannemer in.",
  contractorRateMissing: "Vul het uurtarief van de onderaannemer in.",
  sendBackNote: "Schrijf erbij wat er moet veranderen.",
  leftOther: "Deze uren konden niet worden goedgekeurd.",
  rateDayFarOff: "Deze datum ligt te ver weg. Klopt het jaar?",
  rateKnown: "Vanaf deze dag is er al een uurtarief. Verwijder dat eerst.",
  rateNotNewest: "Alleen het nieuwste uurtarief kan worden verwijderd.",
}
