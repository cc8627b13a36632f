/** One project. */
export const detail = {
  status: "Status",
  complete: "Project voltooien?",
  completeText: "‘{{name}}’ wordt voltooid en staat dan op 100%. U kunt de status daarna altijd terugzetten.",
  completeYes: "Voltooien",
  next: {
    title: "Volgende stap",
    plan: "Inplannen",
    planText: "Dit werk is akkoord en staat nog niet in de planning.",
    planAction: "Plan in",
    losing: "Bekijk waar het geld blijft",
    losingText:
      "Op deze voet kost het {{loss}} meer dan afgesproken: verwacht {{expected}} van {{agreed}} zonder btw.",
    losingAction: "Naar de kosten",
    order: "Bel {{supplier}} over de bestelling",
    orderText: "De bestelling ‘{{what}}’ had er op {{day}} moeten zijn.",
    orderAction: "Naar de bestelling",
    deliver: "Oplevering: zet op voltooid",
    deliverText: "Het werk is voor 100% gereed en staat nog op Actief.",
    deliverAction: "Naar de status",
    late: "Verzetten",
    lateText: "Het einde was {{day}} en het werk is voor {{progress}}% gereed.",
    lateAction: "Verzetten",
  },
  more: "Meer acties",
  edit: "Bewerken",
  archive: "Archiveren",
  archiveAsk: "Project archiveren?",
  archiveText:
    "‘{{name}}’ gaat uit de lijst en is terug te vinden onder Archief. U kunt het altijd terugzetten.",
}
