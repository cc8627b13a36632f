/** Arithmetic and measures without a database, small enough for a phone: a screen may use them. */
export const pureFiles = ["amounts", "code", "labels/sheets", "ui/scan/readers"]
