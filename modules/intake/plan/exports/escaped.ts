/** Fit for XML 1.0, which has no way to write control characters. */
export const escaped = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\p{Cc}\ufffe\uffff]+/gu, " ")
    .replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
