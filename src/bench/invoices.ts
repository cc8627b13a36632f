import { join } from "node:path"
import { createReader } from "#modules/invoices/reading/reader.ts"
import type { Reader } from "#modules/invoices/reading/task.ts"
import type { ScanFormat } from "#modules/invoices/schema.ts"
import type { Context, Suggestion } from "#modules/invoices/understanding/suggestion.ts"
import { median } from "./load.ts"
import { residentMb } from "./memory.ts"

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
  /** At its largest while scans and photos are read. */
  peakMb: number
}

/** Reads the fixtures as the server does; `server` is the process whose memory counts beside the reading one. */
export async function measureInvoices(server = process.pid): Promise<InvoiceFigures> {
  const truths: Truth[] = await Bun.file(join(folder, "truth.json")).json()
  const reader = createReader()
  const watch = watchMemory(server)
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
    return { kinds, slowestDataMs, peakMb: watch.peak() }
  } finally {
    watch.stop()
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

/** Of the server and the processes that this one started to read. */
function watchMemory(server: number) {
  let most = 0
  const timer = setInterval(() => {
    const readers = childrenOf(process.pid).reduce((total, pid) => total + memoryOf(pid), 0)
    most = Math.max(most, memoryOf(server) + readers)
  }, 50)
  return { peak: () => most, stop: () => clearInterval(timer) }
}

function childrenOf(pid: number): number[] {
  const found = Bun.spawnSync(["pgrep", "-f", "-P", String(pid), " reader$"]).stdout.toString()
  return found.split("\n").filter(Boolean).map(Number)
}

/** 0 for one that just ended. */
function memoryOf(pid: number): number {
  try {
    return residentMb(pid)
  } catch {
    return 0
  }
}

/** Prints the figures on their own: `bun src/bench/invoices.ts`. */
if (import.meta.main) {
  const { kinds, slowestDataMs, peakMb } = await measureInvoices()
  for (const [kind, { right, of, misses }] of kinds)
    console.log([`${kind}: ${right} of ${of}`, ...misses.map((miss) => `  ${miss}`)].join("\n"))
  console.log(`slowest with text or data ${slowestDataMs.toFixed(0)} ms, peak ${peakMb.toFixed(0)} MB`)
}
