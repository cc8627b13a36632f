/** A text of a cell: signs that XML can't hold are written '_x000D_', and an underscore before such a word '_x005F_'. */
export const cleanText = (text: string) =>
  text
    .replace(/_x([\dA-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(/\r\n?/g, "\n")
    .trim()
