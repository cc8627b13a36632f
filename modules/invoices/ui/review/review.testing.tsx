import { givenApp, type TestApp } from "#src/testing.ts"
import { signedIn } from "#ui/lib/testing.tsx"
import { postable, suggestionOf, sure, tellingReader } from "../../posting.testing.ts"
import type { Page } from "../../reading/page.ts"
import type { ReadFailure } from "../../reading/task.ts"
import type { Found, Suggestion } from "../../understanding/suggestion.ts"

/** A field as a page gives it: somewhere on it, beside a label. */
export const onPage = <T,>(value: T, top: number, confidence = 0.95): Found<T> => ({
  ...sure(value, confidence),
  label: "Factuurnummer",
  place: { page: 1, box: { left: 0.6, top, width: 0.2, height: 0.015 } },
})

export const page: Page = { width: 210, height: 297, words: [], source: "text", turned: 0 }

/** An invoice of € 121.00 of which the number was read with doubt. */
export function read(changes: Partial<Suggestion> = {}): Suggestion {
  return {
    ...suggestionOf({ kind: "invoice", currency: "EUR", dueDate: "2026-12-10", iban: "NL91ABNA0417164300" }),
    fields: {
      supplier: onPage("Houthandel Veerse Dam", 0.08),
      invoiceNumber: onPage("2026-O415", 0.2, 0.52),
      date: onPage("2026-11-10", 0.23),
      netCents: onPage(10000, 0.7),
      vatCents: onPage(2100, 0.73),
      totalCents: onPage(12100, 0.76),
      iban: onPage("NL91ABNA0417164300", 0.9),
    },
    others: { invoiceNumber: [onPage("2026-0415", 0.2, 0.4)] },
    vat: [{ rate: 21, baseCents: 10000, vatCents: 2100, place: null }],
    lines: [
      {
        ...{ description: "Balkhout 71x196", quantity: 10, unit: "m", unitPrice: 10, cents: 10000 },
        ...{ vatRate: 21, confidence: 0.9, place: null },
      },
    ],
    ...changes,
  }
}

/** A server whose reader tells this of everything that is sent. */
export async function givenReading(tell: () => Suggestion | ReadFailure) {
  const { createTaskProcess } = tellingReader(() => {
    const answer = tell()
    return typeof answer === "string" ? answer : { pages: [page], suggestion: answer }
  })
  return givenApp({ createTaskProcess })
}

let sent = 0
/** Sends another file, and tells the id of its scan once it was read. */
export async function scanned(app: TestApp): Promise<number> {
  const bytes = new TextEncoder().encode(`%PDF-1.7 ${++sent}`)
  const id = await app.services.scans.add(
    { bytes, name: "factuur.pdf", projectId: null, note: "" },
    null,
    office(app),
  )
  await app.services.scans.settled(id, 5000)
  return id
}

/** Posted by the office, as another would. */
export function postedBy(app: TestApp, scan: number, changes: Parameters<typeof postable>[1] = {}): number {
  return app.services.purchases.post(postable(scan, changes), null, office(app)).id
}

const office = (app: TestApp) => app.services.access.list().find(({ username }) => username === "kantoor")!

export const asManager = (app: TestApp) => signedIn(app, "manager")
