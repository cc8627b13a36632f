import { formats } from "./format.ts"

const longest = 120
const endings = [...Object.values(formats).map(({ extension }) => extension), "jpeg", "png", "webp", "xml"]
const known = new RegExp(`\\.(${endings.join("|")})$`, "i")

/**
 * The name under which a file is kept and saved again: without a path, without signs that no disk takes or that turn
 * the text around, with the ending of what the file really is.
 */
export function fileName(given: string, extension: string): string {
  const own = given.toWellFormed().normalize("NFC").split(/[/\\]/).at(-1)!
  const plain = own
    .replace(/[\p{Cc}\p{Cf}\p{Cn}\p{Co}\uFFFD]/gu, "")
    .replace(/[<>:"|?*]/g, "-")
    .replace(/\s+/g, " ")
    .trim()
    .replace(known, "")
  const room = longest - extension.length - 1
  const base = fitting(plain, room).replace(/^[.\s]+|[.\s]+$/g, "")
  return `${base || "Bestand"}.${extension}`
}

/** Whole letters only: half of an emoji is none. */
function fitting(text: string, room: number): string {
  const letters = [...new Intl.Segmenter("nl").segment(text)].map(({ segment }) => segment)
  while (letters.join("").length > room) letters.pop()
  return letters.join("")
}
