/** One project. */
export const detail = {
  status: "Status",
  complete: "Project voltooien?",
  completeText: "‘{{name}}’ wordt voltooid en staat dan op 100%. U kunt de status daarna altijd terugzetten.",
  completeYes: "Voltooien",
  more: "Meer acties",
  edit: "Bewerken",
  archive: "Archiveren",
  archiveAsk: "Project archiveren?",
  archiveText:
    "‘{{name}}’ gaat uit de lijst en is terug te vinden onder Archief. U kunt het altijd terugzetten.",
}
