import { describe, expect, test } from "bun:test"
import { faces } from "./faces.ts"
import { textStyles } from "./textStyles.ts"
import { createTypesetter } from "./type.ts"
import { type Line, single, wrap } from "./wrap.ts"

const type = createTypesetter(faces)
const written = ({ pieces }: Line) =>
  pieces
    .map(({ letters: { face, codes } }) => codes.map((code) => face.written[code - 1]!.text).join(""))
    .join("")
const lines = (text: string, width: number) => wrap(type, text, textStyles.body, width).map(written)

describe("text in lines", () => {
  test("breaks between words, and after a hyphen inside one", () => {
    expect(lines("Wand- en vloertegels", 60)).toEqual(["Wand- en ", "vloertegels"])
    expect(lines("een badkamer-renovatie", 80)).toEqual(["een badkamer-", "renovatie"])
  })

  test("keeps an amount and a negative number whole", () => {
    expect(lines("kost €\u00a0-1.250,00 samen", 60)).toEqual(["kost ", "€\u00a0-1.250,00 ", "samen"])
  })

  test("cuts a word that is longer than a line, and loses nothing of it", () => {
    const word = "Hottentottententententoonstelling".repeat(20)
    const cut = lines(`a ${word} b`, 100)
    expect(cut.length).toBeGreaterThan(20)
    expect(cut.join("")).toBe(`a ${word} b`)
    for (const line of wrap(type, `a ${word} b`, textStyles.body, 100))
      expect(line.ink).toBeLessThanOrEqual(100)
  })

  test("follows line ends, and an empty text is one empty line", () => {
    expect(lines("een\n\ntwee", 100)).toEqual(["een", "", "twee"])
    expect(lines("", 100)).toEqual([""])
  })

  test("does not count the space at the end of a line", () => {
    const [first] = wrap(type, "tegels zetten", textStyles.body, 40)
    expect(first!.ink).toBe(wrap(type, "tegels", textStyles.body, 400)[0]!.width)
  })

  test("on one line is one line", () =>
    expect(written(single(type, "Bouwbedrijf\nZeewind", textStyles.small))).toBe("Bouwbedrijf Zeewind"))
})

describe("letters", () => {
  const faces = (text: string) => type.set(text, "regular").map(({ face }) => face.face.name)

  test("come from the file that has them", () => {
    expect(faces("Zeewind € ² –")).toEqual(["SourceSans3-Regular"])
    expect(faces("Łódź")).toEqual([
      "SourceSans3-Regular-LatinExt",
      "SourceSans3-Regular",
      "SourceSans3-Regular-LatinExt",
    ])
    expect(faces("Київ")).toEqual(["SourceSans3-Regular-Cyrillic"])
    expect(faces("Αθήνα")).toEqual(["SourceSans3-Regular-Greek"])
  })

  test("that no font has still read as they are: an emoji is one", () => {
    const [run] = type.set("👷🏽‍♀️", "bold")
    expect(run!.codes).toHaveLength(1)
    expect(run!.face.written[run!.codes[0]! - 1]).toMatchObject({ text: "👷🏽‍♀️", glyph: 0 })
  })

  test("of figures are equally wide, so that amounts stand under each other", () => {
    for (const cut of ["regular", "bold"] as const) {
      const widths = [..."0123456789"].map((digit) => type.set(digit, cut)[0]!.width)
      expect(new Set(widths).size).toBe(1)
    }
  })
})
