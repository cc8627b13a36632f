/** An invoice number as duplicates are recognised by: '2026-0041' and '2026 0041' are one. */
export const invoiceNumberKey = (number: string) =>
  number
    .normalize("NFKC")
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]+/gu, "")
