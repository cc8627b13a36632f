import { afterAll, beforeAll, expect, test } from "bun:test"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { readPdf } from "#src/documents/pdf/testing.ts"
import { unzip, wordText } from "#src/documents/word/testing.ts"
import { samplePhoto } from "#src/files/sample.ts"
import type { DocumentInput } from "../document.ts"
import { offerte } from "../offerte.ts"
import { offertePdf } from "../offertePdf.ts"
import { sampleInput } from "../sample.ts"
import { picturesSection } from "./pictures.ts"

let folder: string
const pathOf = (name: string) => join(folder, name)
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "pictures-"))
  await Bun.write(pathOf("wide"), samplePhoto())
  await Bun.write(pathOf("high"), samplePhoto({ width: 600, height: 1000, hue: 30 }))
  await Bun.write(pathOf("broken"), "no picture")
})
afterAll(() => rmSync(folder, { recursive: true }))

const wide = (caption: string) => ({ path: pathOf("wide"), caption })
const high = (caption: string) => ({ path: pathOf("high"), caption })

async function printed(pictures: DocumentInput["pictures"]) {
  const input = sampleInput({ pictures })
  const word = await offerte(input)
  const pdf = await readPdf(await offertePdf(input))
  return {
    text: wordText(word),
    inWord: [...unzip(word).keys()].filter((name) => name.endsWith(".jpg")).length,
    pdf: pdf.text,
  }
}

test("pictures stand with their captions under what is offered, in Word and in PDF", async () => {
  const { text, inWord, pdf } = await printed([wide("De badkamer straks"), high(""), wide("Tegels in steen")])
  expect(inWord).toBe(2)
  for (const said of ["2. Beelden", "De badkamer straks", "Beeld 2", "Tegels in steen", "3. De prijs"]) {
    expect(text).toContain(said)
    expect(pdf).toContain(said)
  }
})

test("one picture alone stands larger than two beside each other", async () => {
  const kinds = async (...pictures: DocumentInput["pictures"]) =>
    (await picturesSection(sampleInput({ pictures }))).map(({ kind }) => kind)
  expect(await kinds(wide("De badkamer straks"))).toEqual(["picture", "paragraph"])
  expect(await kinds(wide(""), high(""), wide(""))).toEqual(["pictures", "pictures"])
})

test("one that can't be read is left out, and the rest is there", async () => {
  const gone = { path: pathOf("gone"), caption: "Weg" }
  const { text, inWord, pdf } = await printed([
    gone,
    { path: pathOf("broken"), caption: "Stuk" },
    high("Nis"),
  ])
  expect(inWord).toBe(1)
  for (const whole of [text, pdf]) {
    expect(whole).toContain("Nis")
    expect(whole).not.toContain("Weg")
    expect(whole).not.toContain("Stuk")
  }
})

test("without a picture there is no word of them", async () => {
  expect((await printed([])).text).not.toContain("Beelden")
})
