import type { Page } from "../reading/page.ts"
import type { ReadFailure } from "../reading/task.ts"
import type { ScanRecord } from "../table.ts"
import type { Suggestion } from "../understanding/suggestion.ts"
import type { OcrResult, Scan, ScanRow } from "./schema.ts"

export const scanUrl = (id: number) => `/api/invoice-ocr/scans/${id}`

/** What a row needs that its record doesn't have. */
export interface Beside {
  projectName: string | null
  uploadedBy: string | null
  mine: boolean
  invoiceId: number | null
  /** The sentence of its failure. */
  failure: string | null
}

export function rowOf(scan: ScanRecord, beside: Beside): ScanRow {
  const { id, state, fileName, format, bytes, suggestion, projectId, note, createdAt } = scan
  const { supplier, invoiceNumber, date, totalCents, currency } = suggestion?.fields ?? {}
  return {
    ...{ id, state, fileName, format, bytes, projectId, note, createdAt, ...beside },
    url: `${scanUrl(id)}/file`,
    progress: { done: scan.pagesDone, total: scan.pages },
    confidence: suggestion?.confidence ?? null,
    supplier: supplier?.value ?? null,
    invoiceNumber: invoiceNumber?.value ?? null,
    date: date?.value ?? null,
    totalAmount: totalCents ? totalCents.value / 100 : null,
    currency: currency?.value ?? null,
  }
}

export function viewOf(scan: ScanRecord, beside: Beside, pages: Page[], realEstate: boolean): Scan {
  return {
    ...rowOf(scan, beside),
    suggestion: scan.suggestion,
    pages: (pages.length > 0 ? pages : unreadPages(scan)).map(({ width, height }, i) => ({
      url: `${scanUrl(scan.id)}/pages/${i + 1}`,
      width,
      height,
    })),
    realEstate,
    result: scan.suggestion && resultOf(scan, scan.suggestion),
  }
}

/** Who types what could not be read, must see it: a photo without letters, or what took too long, can still be drawn. */
function unreadPages({ failure, format, pages }: ScanRecord): { width: number; height: number }[] {
  if (format === "xml" || !drawable.has(failure)) return []
  return Array.from({ length: Math.max(pages, 1) }, () => ({ width: 0, height: 0 }))
}

const drawable: ReadonlySet<string | null> = new Set<ReadFailure>([
  "nothingToRead",
  "tooLong",
  "tooHeavy",
  "readerStopped",
])

/** What isn't found is empty, and an amount that isn't found 0. */
export function resultOf({ id, state }: Pick<ScanRecord, "id" | "state">, suggestion: Suggestion): OcrResult {
  const { fields, lines, confidence } = suggestion
  const documents = `${scanUrl(id)}/documents`
  return {
    ...{ id, state, confidence },
    invoiceNumber: fields.invoiceNumber?.value ?? "",
    date: fields.date?.value ?? "",
    supplier: fields.supplier?.value ?? "",
    vatAmount: (fields.vatCents?.value ?? 0) / 100,
    totalAmount: (fields.totalCents?.value ?? 0) / 100,
    items: lines.map(({ description, quantity, unitPrice, cents }) => ({
      ...{ description, quantity, price: unitPrice, amount: cents / 100 },
    })),
    oneDriveUrls: { wordUrl: `${documents}/word`, excelUrl: `${documents}/excel` },
  }
}
