import { lazy } from "../../shared/lazy.ts"
import { clean } from "../text.ts"
import type { Face } from "./face.ts"

export type Cut = "regular" | "bold" | "heading"

/** Where letters come from. */
export interface Faces {
  /** The first face of a cut that has all of these characters, or undefined. */
  faceWith: (cut: Cut, codePoints: number[]) => Face | undefined
  firstFace: (cut: Cut) => Face
}

/** Letters of one face, as the document codes them. `width` is for type of 1 point. */
export interface Letters {
  face: FaceUse
  codes: number[]
  width: number
}

/** What of a face one document uses: each thing written gets a code of its own, which says what is drawn and what is read. */
export interface FaceUse {
  face: Face
  /** The name of the font on a page: 'F1'. */
  key: string
  written: { text: string; glyph: number; width: number }[]
}

export type Typesetter = ReturnType<typeof createTypesetter>

/** Sets text in the faces of one document, and remembers what of them it used. */
export function createTypesetter({ faceWith, firstFace }: Faces) {
  const uses = new Map<string, FaceUse>()
  const known: Record<Cut, Map<string, Letter>> = { regular: new Map(), bold: new Map(), heading: new Map() }

  function letter(cut: Cut, text: string): Letter {
    const earlier = known[cut].get(text)
    if (earlier) return earlier
    const codePoints = Array.from(text, (character) => character.codePointAt(0)!)
    // What no face has is drawn as the box that stands for a missing letter, and still reads and copies as it is.
    const complete = faceWith(cut, codePoints.slice(0, 1))
    const face = complete ?? firstFace(cut)
    const glyph = complete ? complete.glyphOf(codePoints[0]!) : 0
    const use = started(face)
    const width = face.widthOf(glyph)
    use.written.push({ text, glyph, width })
    const made = { use, code: use.written.length, width: width / 1000 }
    known[cut].set(text, made)
    return made
  }

  function started(face: Face): FaceUse {
    const use = uses.get(face.name) ?? { face, key: `F${uses.size + 1}`, written: [] }
    uses.set(face.name, use)
    return use
  }

  return {
    uses: () => [...uses.values()],
    /** Text on one line, as runs of letters of one face. */
    set(text: string, cut: Cut): Letters[] {
      const runs: Letters[] = []
      for (const cluster of clusters(text)) {
        const { use, code, width } = letter(cut, cluster)
        const last = runs.at(-1)
        if (last?.face === use) {
          last.codes.push(code)
          last.width += width
        } else runs.push({ face: use, codes: [code], width })
      }
      return runs
    },
  }
}

interface Letter {
  use: FaceUse
  code: number
  width: number
}

/** As typed, ready to set: composed letters, no tabs, nothing that only steers how other letters are drawn. */
export const settable = (text: string): string =>
  clean(text)
    .replace(/\t/g, " ")
    .replace(/[\u00ad\u200b\u2060]/g, "")
    .normalize("NFC")

/** What a reader sees as one letter: an emoji of five code points is one. */
const clusters = (text: string): Iterable<string> =>
  plain.test(text) ? text : Array.from(segments().segment(text), ({ segment }) => segment)

/** Letters that never join: Latin without loose accents, punctuation and the euro. */
const plain = /^[\u0020-\u02ff\u1e00-\u1eff\u2010-\u2027\u2030-\u205e\u20ac]*$/
const segments = lazy(() => new Intl.Segmenter("nl", { granularity: "grapheme" }))
