import type { SampleInvoice } from "./invoice.ts"
import { classic } from "./layouts/classic.ts"
import { ledger } from "./layouts/ledger.ts"
import { letter } from "./layouts/letter.ts"
import { modern } from "./layouts/modern.ts"
import { receipt } from "./layouts/receipt.ts"
import { createPen } from "./pen.ts"
import { printed } from "./printed.ts"

export const layouts = ["classic", "modern", "letter", "ledger", "receipt"] as const
export type Layout = (typeof layouts)[number]

/** An invoice as a program of its sender prints it, with its text as text. */
export const samplePdf = async (invoice: SampleInvoice, layout: Layout): Promise<Uint8Array> =>
  (await drawn(invoice, layout)).save()

/** The same, still open: other files may go into it. */
export async function drawn(invoice: SampleInvoice, layout: Layout) {
  const pen = await createPen(...papers[layout](invoice))
  drawings[layout](pen, invoice, printed(invoice))
  return pen.document
}

const drawings = { classic, modern, letter, ledger, receipt }

/** A receipt is a strip, as long as it has lines. */
const papers: Record<Layout, (invoice: SampleInvoice) => Parameters<typeof createPen>> = {
  classic: () => ["sans"],
  modern: () => ["sans"],
  letter: () => ["serif"],
  ledger: () => ["mono"],
  receipt: ({ lines }) => ["mono", [226, 290 + lines.length * 24]],
}
