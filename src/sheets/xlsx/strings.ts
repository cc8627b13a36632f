import { DomainError } from "../../shared/errors.ts"
import { largestSheet } from "../../shared/sheets.ts"
import type { Archive } from "./archive.ts"
import { scan } from "./scan.ts"
import { cleanText } from "./text.ts"

/** The texts that cells share, of those that are asked for: a list of a few rows may stand beside a large one. */
export async function stringsOf(archive: Archive, part: string, wanted: ReadonlySet<number>) {
  const found = new Map<number, string>()
  let at = -1
  let text = ""
  let signs = 0
  let listening = false
  let phonetic = false
  await scan(archive, part, {
    opened(name) {
      if (name === "si") {
        at++
        text = ""
      } else if (name === "rPh") phonetic = true
      else if (name === "t") listening = !phonetic && wanted.has(at)
    },
    text(piece) {
      if (listening) text += piece
    },
    closed(name) {
      if (name === "t") listening = false
      else if (name === "rPh") phonetic = false
      else if (name === "si" && wanted.has(at)) {
        found.set(at, cleanText(text))
        signs += text.length
        if (signs > largestSheet) throw new DomainError("sheets.tooMuchText")
      }
    },
    done: () => found.size === wanted.size,
  })
  return found
}
