import { join } from "node:path"
import { createReader } from "#modules/invoices/reading/reader.ts"
import type { Reader } from "#modules/invoices/reading/task.ts"
import type { ScanFormat } from "#modules/invoices/schema.ts"
import type { Context, Suggestion } from "#modules/invoices/understanding/suggestion.ts"
import type { Program } from "../tests/program.testing.ts"
import { median } from "./load.ts"
import { treeMb } from "./memory.ts"

const folder = join(import.meta.dir, "../../modules/invoices/fixtures")

/** A document and what a person read on it; `format` is the kind of source. */
interface Truth {
  file: string
  format: string
  expected: { invoiceNumber: string; date: string; vatAmount: number; totalAmount: number }
}

export interface InvoiceFigures {
  /** Per kind of source: how many documents have all four key fields right, and what was misread. */
  kinds: Map<string, { right: number; of: number; misses: string[] }>
  /** The slowest of the documents with text or data, each the median of five, warm. */
  slowestDataMs: number
}

/** Reads the fixtures as the server does. */
export async function measureInvoices(): Promise<InvoiceFigures> {
  const truths: Truth[] = await Bun.file(join(folder, "truth.json")).json()
  const reader = createReader()
  try {
    const kinds: InvoiceFigures["kinds"] = new Map()
    let slowestDataMs = 0
    for (const truth of truths) {
      const { suggestion } = await readOne(reader, truth)
      const misses = missesOf(suggestion, truth.expected)
      const kind = kinds.get(truth.format) ?? { right: 0, of: 0, misses: [] }
      kinds.set(truth.format, kind)
      kind.of++
      if (misses.length === 0) kind.right++
      else kind.misses.push(`${truth.file}: ${misses.join(", ")}`)
      if (/^(pdf|ubl)$/.test(truth.format))
        slowestDataMs = Math.max(slowestDataMs, await median(5, () => readOne(reader, truth)))
    }
    return { kinds, slowestDataMs }
  } finally {
    await reader.stop()
  }
}

const readOne = (reader: Reader, { file }: Truth) =>
  reader.read({ path: join(folder, file), format: formatOf(file), context }, () => {})

const formatOf = (file: string): ScanFormat =>
  file.endsWith(".pdf") ? "pdf" : file.endsWith(".xml") ? "xml" : "picture"

/** To whom the fixtures are addressed. */
const context: Context = {
  today: "2026-11-21",
  company: { name: "Aannemersbedrijf Gortemulder", kvk: "", btwId: "", iban: "" },
  suppliers: [],
}

function missesOf({ fields }: Suggestion, expected: Truth["expected"]): string[] {
  const euros = (cents: number | undefined) => (cents === undefined ? undefined : cents / 100)
  const read = {
    invoiceNumber: fields.invoiceNumber?.value,
    date: fields.date?.value,
    vatAmount: euros(fields.vatCents?.value),
    totalAmount: euros(fields.totalCents?.value),
  }
  const names = Object.keys(read) as (keyof typeof read)[]
  return names
    .filter((name) => read[name] !== expected[name])
    .map((name) => `${name} is ${read[name] ?? "not found"}, not ${expected[name]}`)
}

/**
 * The most that a server and the processes it starts hold, while all fixtures and a photo of 12 megapixels are sent to
 * it one after another.
 */
export async function measureReadingMemory(server: Program, cookie: string): Promise<number> {
  let most = 0
  const watch = setInterval(() => {
    most = Math.max(most, treeMb(server.pid))
  }, 20)
  try {
    for (const path of new Bun.Glob("*.{pdf,xml,png,jpg}").scanSync({ cwd: folder, absolute: true }))
      await sendAndWait(server.url, cookie, Bun.file(path))
    const photo = new Bun.Image(join(folder, "d12.jpg")).resize(3024, 4032).jpeg({ quality: 95 })
    await sendAndWait(server.url, cookie, await photo.blob())
    return most
  } finally {
    clearInterval(watch)
  }
}

async function sendAndWait(url: string, cookie: string, photo: Blob) {
  const body = new FormData()
  body.append("photo", photo, "factuur")
  const scans = `${url}/api/invoice-ocr`
  const sent = await fetch(`${scans}/upload-invoice-photo`, { method: "POST", headers: { cookie }, body })
  if (sent.status !== 200 && sent.status !== 202)
    throw new Error(`an invoice was answered with ${sent.status}`)
  if (sent.status === 200) return
  const { id } = (await sent.json()) as { id: number }
  for (let state = "waiting"; state === "waiting" || state === "reading"; await Bun.sleep(100))
    state = (
      (await (await fetch(`${scans}/scans/${id}`, { headers: { cookie } })).json()) as { state: string }
    ).state
}

/** Prints the figures on their own: `bun src/bench/invoices.ts`. */
if (import.meta.main) {
  const { kinds, slowestDataMs } = await measureInvoices()
  for (const [kind, { right, of, misses }] of kinds)
    console.log([`${kind}: ${right} of ${of}`, ...misses.map((miss) => `  ${miss}`)].join("\n"))
  console.log(`slowest with text or data ${slowestDataMs.toFixed(0)} ms`)
}
