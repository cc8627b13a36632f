/** From the plan in 3D into the quotation. */
export const offerPicture = {
  action: "In offerte {{number}} zetten",
  done: "{{title}} staat in offerte {{number}}, versie {{version}}, en bij de foto’s.",
  already: "{{title}} staat al in offerte {{number}}.",
  look: "Naar de offerte",
  failed: "Het plaatje staat niet in de offerte",
  undone: "Offerte {{number}} is weer zoals hij was.",
}
