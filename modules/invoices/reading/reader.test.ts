import { afterAll, expect, test } from "bun:test"
import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { PDFDocument } from "@cantoo/pdf-lib"
import type { ScanFormat } from "../schema.ts"
import type { Context } from "../understanding/suggestion.ts"
import { bombs, encrypted, invoiceText, scanPdf, textPdf } from "./hostile.testing.ts"
import { createReader } from "./reader.ts"
import { mostWords, type Progress, readFailures, Unreadable } from "./task.ts"

const folder = mkdtempSync(join(tmpdir(), "waterpas-reader-"))
const fixture = (name: string) => new Uint8Array(readFileSync(join(import.meta.dir, "../fixtures", name)))
const reader = createReader()

afterAll(async () => {
  await reader.stop()
  rmSync(folder, { recursive: true, force: true })
})

const context: Context = {
  today: "2026-11-21",
  company: { name: "Duin en Dijk", kvk: "", btwId: "", iban: "" },
  suppliers: [],
}

async function stored(bytes: Uint8Array): Promise<string> {
  const path = join(folder, crypto.randomUUID())
  await Bun.write(path, bytes)
  return path
}

async function read(
  bytes: Uint8Array,
  format: ScanFormat = "pdf",
  tell: (progress: Progress) => void = () => {},
) {
  return reader.read({ path: await stored(bytes), format, context }, tell)
}

/** The code of why it can't be read, or "read". */
const verdict = (bytes: Uint8Array, format?: ScanFormat) =>
  read(bytes, format).then(
    () => "read",
    (error: Unreadable) => error.failure,
  )

async function readsTheNext() {
  const { pages } = await read(await textPdf())
  expect(pages[0]!.words.map(({ text }) => text).join(" ")).toBe(invoiceText.join(" "))
}

test("a PDF with text is read by its text, with its places", async () => {
  const progress: Progress[] = []
  const { pages } = await read(await textPdf(), "pdf", (told) => progress.push(told))
  expect(pages).toMatchObject([{ source: "text", turned: 0, width: 595, height: 842 }])
  const number = pages[0]!.words.find(({ text }) => text === "2026-0815")!
  expect(number.box.left).toBeGreaterThan(0.2)
  expect(number.box.left).toBeLessThan(0.3)
  expect(number.box.top * 842).toBeCloseTo(842 - 760 - 10, -1)
  expect(progress.at(-1)).toEqual({ done: 1, total: 1 })
})

test("a page that is only a picture is read by its picture", async () => {
  const { pages } = await read(await scanPdf(fixture("d09.jpg")))
  expect(pages[0]!.source).toBe("ocr")
  expect(pages[0]!.words.map(({ text }) => text)).toContain("Puinrecycling")
})

test("an invoice as data inside a PDF goes before what the PDF shows", async () => {
  const pdf = await PDFDocument.load(await textPdf())
  await pdf.attach(new TextEncoder().encode("<note>geen factuur</note>"), "note.xml")
  await pdf.attach(fixture("peppol-Vat-category-S.xml"), "factur-x.xml")
  const { pages, suggestion } = await read(await pdf.save())
  expect(suggestion.fields.invoiceNumber).toMatchObject({ reason: "data" })
  expect(pages).toHaveLength(1)
})

test("a page is drawn as it was read, while another document is being read", async () => {
  const path = await stored(await textPdf())
  const reading = read(fixture("d07.pdf"))
  const jpeg = await reader.render({ path, format: "pdf", page: 1, turned: 90, width: 400 })
  expect(await new Bun.Image(jpeg).metadata()).toMatchObject({ format: "jpeg", width: 400, height: 282 })
  await reading
})

test.each<[what: string, format: ScanFormat, verdict: string, bytes: () => Uint8Array | Promise<Uint8Array>]>(
  [
    ["behind a password", "pdf", "encrypted", async () => encrypted(await textPdf(), { toOpen: "geheim" })],
    ["shut for editing only", "pdf", "read", async () => encrypted(await textPdf(), { toOpen: "" })],
    ["without a byte", "pdf", "brokenPdf", () => new Uint8Array()],
    ["without a byte", "picture", "brokenPicture", () => new Uint8Array()],
    ["without a byte", "xml", "brokenXml", () => new Uint8Array()],
    ["cut off", "pdf", "brokenPdf", async () => (await textPdf(3)).slice(0, 900)],
    ["cut off", "picture", "brokenPicture", () => fixture("d09.jpg").slice(0, 400)],
    ["of blank pages", "pdf", "nothingToRead", () => textPdf(2, [])],
    ["that is really a PDF", "picture", "brokenPicture", () => textPdf()],
    ["that is really a picture", "pdf", "brokenPdf", () => fixture("d09.jpg")],
    ["of noise", "pdf", "brokenPdf", () => crypto.getRandomValues(new Uint8Array(50_000))],
    ["that runs a script", "pdf", "read", withScript],
  ],
)("a file %s, taken as %s, is %s", async (_, format, expected, bytes) => {
  expect(await verdict(await bytes(), format)).toBe(expected)
})

test("of a long PDF the first hundred pages are read, and a person is told", async () => {
  const { pages, suggestion } = await read(await textPdf(200))
  expect(pages).toHaveLength(100)
  expect(suggestion.remarks).toContain("invoices.onlyFirstPages")
  expect((await read(await textPdf(1000))).pages).toHaveLength(100)
})

test("of a document of more words than any invoice has the first are kept", async () => {
  const lines = Array.from({ length: 30 }, () => "hout ".repeat(20))
  const { pages } = await read(await textPdf(50, lines))
  const counts = pages.map(({ words }) => words.length)
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(mostWords)
  expect([counts.length, counts[0]]).toEqual([50, 600])
})

test("of a photo that was half sent what is there is read, and a person is told", async () => {
  const photo = fixture("d09.jpg")
  const { suggestion } = await read(photo.slice(0, photo.length / 2), "picture")
  expect(suggestion.remarks).toContain("invoices.brokenPicture")
})

test.each(Object.entries(bombs))("%s is survived, and the next document is read", async (_, make) => {
  expect(["read", "nothingToRead", "brokenPdf", "tooHeavy"]).toContain(await verdict(make()))
  await readsTheNext()
})

test("a PDF damaged anywhere is read or refused, and the next document is read", async () => {
  const whole = await textPdf(1)
  const verdicts = new Set<string>()
  for (let seed = 1; seed <= 60; seed++) verdicts.add(await verdict(damaged(whole, seed)))
  for (const one of verdicts) expect<string[]>(["read", ...readFailures]).toContain(one)
  expect(verdicts).not.toContain("readerStopped")
  await readsTheNext()
})

test("what takes too long is stopped, and the next document is read", async () => {
  const hasty = createReader(undefined, {
    reading: { seconds: 0.05, silentSeconds: 0.05, usualMegabytes: 160, megabytes: 200, keptMegabytes: 200 },
  })
  const path = await stored(fixture("d07.pdf"))
  await expect(hasty.read({ path, format: "pdf", context }, () => {})).rejects.toMatchObject({
    failure: "tooLong",
  })
  await hasty.stop()
  await readsTheNext()
})

test("a reader that was stopped says so", async () => {
  const stopping = createReader()
  const path = await stored(fixture("d07.pdf"))
  const asked = stopping.read({ path, format: "pdf", context }, () => {}).catch((error) => error)
  await Bun.sleep(0)
  await stopping.stop()
  expect(await asked).toMatchObject(new Unreadable("readerStopped"))
})

async function withScript(): Promise<Uint8Array> {
  const pdf = await PDFDocument.load(await textPdf())
  pdf.addJavaScript("open", "while (true) app.alert('nog eens')")
  return pdf.save()
}

/** Some bytes changed, the same for the same seed. */
function damaged(whole: Uint8Array, seed: number): Uint8Array {
  const bytes = whole.slice()
  let state = seed * 2654435761
  for (let i = 0; i < 12; i++) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    bytes[state % bytes.length] = state >>> 24
  }
  return bytes
}
