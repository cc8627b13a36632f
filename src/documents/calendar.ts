/** The parts of a calendar file (RFC 5545) that any of them has. */

/** Lines as a calendar reads them. */
export const calendarText = (lines: readonly string[]): string =>
  lines.map((line) => `${folded(line)}\r\n`).join("")

/** A text as the value of a property. */
export const escaped = (text: string) => text.replace(/[\\;,]/g, "\\$&").replace(/\r\n|\r|\n/g, "\\n")

export const digits = (moment: string) => moment.replace(/[-:]/g, "")
/** '20261125T130000Z' */
export const inUtc = (instant: Date) => `${digits(instant.toISOString().slice(0, 19))}Z`
/** No line is longer than 75 octets, and no letter is cut in two. */
function folded(line: string): string {
  if (Buffer.byteLength(line) <= 75) return line
  const parts: string[] = [""]
  let octets = 0
  for (const letter of line) {
    const size = Buffer.byteLength(letter)
    if (octets + size > 75) {
      parts.push("")
      octets = 1
    }
    parts[parts.length - 1] += letter
    octets += size
  }
  return parts.join("\r\n ")
}
