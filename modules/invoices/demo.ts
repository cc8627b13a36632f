import type { User } from "#modules/access/schema.ts"
import type { Access } from "#modules/access/service.ts"
import type { SettingsService } from "#modules/settings/service.ts"
import type { JobQueue } from "#src/jobs/queue.ts"
import type { Fill } from "#src/manifest/sample.ts"
import { today } from "#src/shared/calendar.ts"
import type { Clock } from "#src/shared/clock.ts"
import { daysBetween } from "#src/shared/days.ts"
import type { Allocations } from "./allocations/service.ts"
import type { Books } from "./purchases/books.ts"
import type { PostInvoice } from "./purchases/schema.ts"
import type { Purchases } from "./purchases/service.ts"
import { centsOfLine, dueOf, type SampleInvoice, sumsOf } from "./sample/invoice.ts"
import { sampleFile, sampleInvoices } from "./sample.ts"
import type { Scans } from "./scans/service.ts"

interface Services {
  clock: Clock
  jobs: JobQueue
  access: Access
  settings: SettingsService
  scans: Scans
  purchases: Purchases
  books: Books
  allocations: Allocations
}

/** What came in since so many days waits to be checked; what is older was posted, paid when due, and divided. */
const recentDays = 6

/** A season of purchases. What needs OCR comes last, so that it is being read when the screens open. */
export const fillInvoices: Fill<Services> = async (services, { putBack }) => {
  const { access, scans, settings, jobs } = services
  putBack(0)
  const office = access.list()[0]!
  const worker = access.list().find(({ role }) => role === "worker")!
  const now = today(services.clock)
  const arrivals = sampleInvoices(now, settings.get()).map((arrival) => ({
    ...arrival,
    daysAgo: daysBetween(arrival.invoice.date, now),
    slow: arrival.as === "scan" || arrival.as === "photo",
  }))
  const due: { id: number; dueDate: string | null }[] = []
  const inOrder = arrivals.toSorted((a, b) => Number(a.slow) - Number(b.slow) || b.daysAgo - a.daysAgo)
  for (const { daysAgo, slow, ...arrival } of inOrder) {
    putBack(daysAgo)
    const { bytes, name } = await sampleFile(arrival)
    const by = arrival.as === "photo" ? worker : office
    const scanId = await scans.add({ bytes, name, projectId: null, note: "" }, null, by)
    if (slow || daysAgo <= recentDays) continue
    await jobs.idle()
    due.push(await postAndDivide(services, scanId, arrival.invoice, office))
  }
  putBack(0)
  // One that is due stays unpaid, to be seen.
  const late = due.filter(({ dueDate }) => dueDate !== null && dueDate < now)
  for (const { id, dueDate } of late.slice(1)) services.books.pay(id, { paidOn: dueDate! }, office)
}

async function postAndDivide(
  { purchases, allocations }: Services,
  scanId: number,
  invoice: SampleInvoice,
  by: User,
) {
  const content = contentOf(invoice)
  const { id, dueDate } = purchases.post(
    { scanId, supplierId: null, realEstate: false, accepted: [], ...content },
    null,
    by,
  )
  const [best] = (await allocations.of(id, by)).proposals
  // Some wait to be divided, so that there is something to do.
  if (best && id % 3 !== 0) {
    const { projectId, category } = best
    const amount = Math.abs(content.totalAmount) * (id % 4 === 0 ? 0.5 : 1)
    const whole = { purchaseInvoiceId: id, projectId, category, amount: Math.round(amount * 100) / 100 }
    allocations.allocate({ ...whole, description: "" }, null, by)
  }
  return { id, dueDate }
}

/** As a person would confirm it. */
function contentOf(
  invoice: SampleInvoice,
): Omit<PostInvoice, "scanId" | "supplierId" | "realEstate" | "accepted"> {
  const { supplier, kind, number, date, lines, reverseCharge, orderReference } = invoice
  const { vat, netCents, vatCents, totalCents, blockedCents } = sumsOf(invoice)
  return {
    ...{
      kind,
      supplier: supplier.name,
      invoiceNumber: number,
      date,
      currency: "EUR",
      reverseCharge,
      orderReference,
    },
    dueDate: kind === "invoice" ? dueOf(invoice) : null,
    ...{
      netAmount: netCents / 100,
      vatAmount: vatCents / 100,
      totalAmount: totalCents / 100,
      payableAmount: null,
    },
    vat: vat.map(({ rate, baseCents, vatCents }) => ({ rate, base: baseCents / 100, vat: vatCents / 100 })),
    linesIncludeVat: kind === "receipt",
    lines: lines.map((line) => ({
      ...{ description: line.description, quantity: line.quantity, unit: line.unit, unitPrice: line.price },
      ...{ amount: centsOfLine(line) / 100, vatRate: reverseCharge ? 0 : line.rate },
    })),
    ...{ iban: supplier.iban, btwId: supplier.btwId, kvk: supplier.kvk, projectReference: "" },
    blockedIban: blockedCents === 0 ? "" : supplier.blockedIban,
    blockedAmount: blockedCents / 100,
  }
}
