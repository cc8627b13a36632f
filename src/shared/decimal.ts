/**
 * Reads a number as a Dutch person types it: '1.234,56', '1234,56', '1234.56', '€ 12.500,-'.
 * One dot followed by exactly three digits groups thousands ('1.500'), but not after a 0 ('0.864'); otherwise a dot is
 * a decimal point.
 * Returns undefined for anything that is not a plain number.
 */
export function parseDecimal(text: string): number | undefined {
  const bare = text
    .trim()
    .replace(/^€\s*/, "")
    .replace(/,-+$/, "")
    .replace(/[\s\u00a0]/g, "")
  const grouped = /^-?[1-9]\d{0,2}(\.\d{3})+(,\d+)?$/.test(bare)
  const plain = grouped ? bare.replaceAll(".", "") : bare
  const normal = plain.replace(",", ".")
  if (!/^-?\d{1,12}(\.\d{0,6})?$/.test(normal)) return undefined
  return Number(normal) + 0
}
