export const sheetsErrors = {
  notYourSheet: "U kunt alleen uw eigen weekstaat bekijken.",
  noSuchPerson: "Deze persoon is er niet.",
  periodBackwards: "De laatste dag ligt voor de eerste.",
  periodTooLong: "Kies een periode van hoogstens een jaar.",
}
