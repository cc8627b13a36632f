/** Arithmetic and rules without a database, small enough for a phone: a screen may use them. */
export const pureFiles = [
  "agreedPrice",
  "commitments/sameSupplier",
  "customers/fieldNames",
  "customers/recognition",
  "filled",
  "rules",
]
