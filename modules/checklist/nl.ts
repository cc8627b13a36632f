/** The office's Dutch of the checklist. */
export const checklist = {
  own: {
    title: "Punten van de checklist",
    intro:
      "Dit vinkt iedereen aan het einde van de dag af. Wat u wijzigt, geldt vanaf nu; dagen van eerder blijven zoals ze waren.",
  },
}
