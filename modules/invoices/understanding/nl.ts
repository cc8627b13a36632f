/** What a person should know of a document that was read: codes of `Suggestion.remarks`. */
export const understandingRemarks = {
  severalInvoices: "Dit bestand bevat mogelijk meer dan één factuur. Boek ze apart.",
}
