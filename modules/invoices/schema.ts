/** Names that several parts of this module share on the wire. Euros have two decimals, days are yyyy-MM-dd. */

export const allocationCategories = ["materials", "equipment", "subcontractor", "transport", "other"] as const
export type AllocationCategory = (typeof allocationCategories)[number]

/** A reversal takes back an invoice that was posted wrongly; people make it, no document says it. */
export const invoiceKinds = ["invoice", "credit", "receipt", "reversal"] as const
export type InvoiceKind = (typeof invoiceKinds)[number]
export const postedKinds = ["invoice", "credit", "receipt"] as const

/** `failed`: it can't be read, but a person can still type what it says. */
export const scanStates = ["waiting", "reading", "read", "failed", "posted", "discarded"] as const

export const scanFormats = ["pdf", "picture", "xml"] as const
export type ScanFormat = (typeof scanFormats)[number]

/** Of a scan: a photo of 12 megapixels, a long PDF. */
export const maxScanMegabytes = 25

/** What deserves a look before an invoice is posted: it can be posted once a person says that he saw it. */
export const warningKinds = [
  "sameFile",
  "sameNumber",
  "otherIban",
  "sumsDiffer",
  "vatDiffers",
  "linesDiffer",
  "ibanInvalid",
  "btwIdInvalid",
  "dateInFuture",
  "dateFarBack",
  "currency",
  "shiftedWithVat",
] as const
export type WarningKind = (typeof warningKinds)[number]
