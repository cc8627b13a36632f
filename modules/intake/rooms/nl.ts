/** What was measured, to the quotation: for the office. */
export const measured = {}

export const measuredErrors = {
  roomsMeanwhile: "Er is intussen opnieuw opgemeten. Kijk de maten na en neem ze dan over.",
}
