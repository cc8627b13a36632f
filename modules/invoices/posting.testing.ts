import type { Platform } from "#src/manifest/platform.ts"
import { givenApp, jsonRequest } from "#src/testing.ts"
import { uploadRequest } from "#src/tests/upload.testing.ts"
import type { PostInvoice } from "./purchases/schema.ts"
import type { ReadingAnswer } from "./reading/reader.ts"
import {
  type Progress,
  type Reader,
  type ReadFailure,
  type ReadingTask,
  type ReadResult,
  Unreadable,
} from "./reading/task.ts"
import type { Found, Suggestion, Values } from "./understanding/suggestion.ts"

/** What a test says of a field, found with certainty. */
export const sure = <T>(value: T, confidence = 0.95): Found<T> => ({
  ...{ value, confidence, label: null, place: null },
  reason: "label",
})

/** A suggestion with these fields, for tests in which no document needs to be read. */
export function suggestionOf(values: Partial<Values>): Suggestion {
  const fields = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, sure(value)]))
  return {
    ...{ fields: fields as Suggestion["fields"], others: {}, vat: [], lines: [], remarks: [] },
    ...{ supplierId: null, recognisedBy: null, confidence: 0.95 },
  }
}

/** A reader that answers what the test tells it to, and remembers what it was asked. */
export function tellingReader(tell: () => ReadResult | ReadFailure | Promise<ReadResult>) {
  const asked: Parameters<Reader["read"]>[0][] = []
  const reader: Reader = {
    async read(task, progress) {
      asked.push(task)
      const answer = tell()
      if (typeof answer === "string") throw new Unreadable(answer)
      const result = await answer
      progress({ done: result.pages.length, total: result.pages.length })
      return result
    },
    async render() {
      return new Uint8Array([0xff, 0xd8, 0xff])
    },
    async stop() {},
  }
  return { createTaskProcess: processOf(reader), asked }
}

/** In the place of the process that reads. */
export function processOf(reader: Reader) {
  const ask = async (task: ReadingTask, progress: (progress: Progress) => void): Promise<ReadingAnswer> =>
    task.do === "read" ? { read: await reader.read(task, progress) } : { picture: await reader.render(task) }
  const started = { ask, busy: () => false, stop: reader.stop }
  return (() => started) as unknown as Platform["createTaskProcess"]
}

/** An invoice of € 121.00 as a person would post it. */
export function postable(scanId: number, changes: Partial<PostInvoice> = {}): PostInvoice {
  return {
    ...{
      scanId,
      supplierId: null,
      kind: "invoice",
      supplier: "Houthandel Veerse Dam",
      invoiceNumber: "2026-0415",
    },
    ...{ date: "2026-11-10", dueDate: "2026-12-10", currency: "EUR" },
    ...{ netAmount: 100, vatAmount: 21, totalAmount: 121, payableAmount: null },
    ...{ reverseCharge: false, linesIncludeVat: false, vat: [{ rate: 21, base: 100, vat: 21 }] },
    lines: [
      { description: "Balkhout 71x196", quantity: 10, unit: "m", unitPrice: 10, amount: 100, vatRate: 21 },
    ],
    ...{
      iban: "NL91ABNA0417164300",
      blockedIban: "",
      blockedAmount: 0,
      btwId: "NL004495445B01",
      kvk: "12345678",
    },
    ...{ orderReference: "", projectReference: "", realEstate: false, accepted: [] },
    ...changes,
  }
}

/** An office whose reader finds nothing, so that a test says itself what is posted. */
export async function givenOffice() {
  const { createTaskProcess } = tellingReader(() => ({ pages: [], suggestion: suggestionOf({}) }))
  const app = await givenApp({ createTaskProcess })
  const manager = await app.signIn("manager")
  let sent = 0
  const ask = (method: string, path: string, body?: unknown, headers: Record<string, string> = manager) =>
    app.handle(jsonRequest(method, path, { headers, body }))

  return {
    app,
    manager,
    ask,
    /** A document that was sent and read; each is another unless the text says otherwise. */
    async givenScan(text = `%PDF-1.7 ${++sent}`): Promise<number> {
      const photo = new File([text], "factuur.pdf")
      const path = "/api/invoice-ocr/upload-invoice-photo"
      const request = await uploadRequest(path, [["photo", photo]], manager)
      return (await (await app.handle(request)).json()).id
    },
    post: (body: PostInvoice, headers: Record<string, string> = manager) =>
      ask("POST", "/api/purchase-invoices", body, headers),
  }
}
