/** The Dutch of one quotation and its versions. */
export const quotation = {}

export const quotationErrors = {
  quotationNotFound: "Deze offerte bestaat niet (meer).",
  versionNotFound: "Deze versie van de offerte bestaat niet (meer).",
  alreadyKept: "Deze offerte is al bewaard. Open hem om hem te wijzigen.",
}
