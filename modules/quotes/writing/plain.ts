/** Text of people on one line of ours: no line breaks, nothing invisible that turns a text around, not endless. */
export function oneLine(typed: string, most = 300): string {
  const text = visible(typed).replace(/\s+/g, " ").trim()
  return text.length <= most ? text : `${text.slice(0, most).replace(/\s+\S*$/, "")}…`
}

/** With a full stop, unless it ends with a mark of its own: 'Jansen B.V.' needs no second. */
export const ended = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`)

/** As the sentence that it is. */
export const sentence = (text: string): string => ended(text.charAt(0).toUpperCase() + text.slice(1))

/** A text as it is kept: paragraphs, and lists of '- '; the marks that language models like to put in it are taken out. */
export const plainText = (text: string): string =>
  visible(text.replace(/\r\n?/g, "\n"))
    .replace(/(?<![^\S\n])[^\S\n]+$/gm, "")
    .replace(/\*\*|__|^#{1,6} /gm, "")
    .replace(/^[^\S\n]*[*•–] /gm, "- ")
    .replace(/\n{3,}/g, "\n\n")
    .trim()

/** List items for as far as they fit; how many others there are is told in one more. */
export function itemsWithin(items: string[], most: number, others: (count: number) => string): string[] {
  let left = most
  const kept = items.findIndex((item) => {
    left -= item.length + 3
    return left < 0
  })
  return kept === -1 ? items : [...items.slice(0, kept), others(items.length - kept)]
}

export const bullets = (items: string[]): string => items.map((item) => `- ${item}`).join("\n")

const visible = (text: string): string =>
  text.toWellFormed().replace(/[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069\ufffd]/gu, " ")
