import type { User } from "#modules/access/schema.ts"
import type { Customers } from "#modules/projects/customers.ts"
import type { Projects } from "#modules/projects/service.ts"
import type { AgreedJobs } from "#modules/quotes/agreed/service.ts"
import type { MailService } from "#modules/settings/mail.ts"
import type { Settings } from "#modules/settings/schema.ts"
import { today } from "#src/shared/calendar.ts"
import type { Clock } from "#src/shared/clock.ts"
import { addDays, type Day } from "#src/shared/days.ts"
import { conflict, invalid } from "#src/shared/errors.ts"
import type { SalesRow } from "../table.ts"
import { buyerOf, sellerOf } from "./buyer.ts"
import { missingIn } from "./checks.ts"
import type { InvoiceContent, IssuedInvoice } from "./content.ts"
import { creditableOf, isTakenBack } from "./crediting.ts"
import type { Drafts } from "./drafts.ts"
import { requireWithinGuidePrice } from "./guidePrice.ts"
import { letterWords } from "./letters.nl.ts"
import { nameOfLine } from "./lines.ts"
import type { SalesRows } from "./rows.ts"
import type { InvoiceMail, SendInvoice } from "./schema.ts"
import { totalsOf } from "./totals.ts"

export type Sending = ReturnType<typeof createSending>

/** What a draft must be to be sent, and what it is from then on. In the caller's transaction. */
export function createSending({
  clock,
  projects,
  customers,
  agreedJobs,
  mail,
  settings,
  rows,
  drafts,
}: {
  clock: Clock
  projects: Projects
  customers: Customers
  agreedJobs: AgreedJobs
  mail: Pick<MailService, "configured">
  settings: () => Settings
  rows: SalesRows
  drafts: Drafts
}) {
  /** All that is printed, with the parties as they are now. */
  function issuedOf(
    row: SalesRow,
    days: Pick<IssuedInvoice, "number" | "issuedOn" | "dueOn">,
  ): IssuedInvoice {
    const { content, projectId, quotationId, creditsId } = row
    const credits = creditsId === null ? null : rows.find(creditsId)
    return {
      ...{ ...content, ...days },
      seller: sellerOf(settings()),
      buyer: buyerOf(customers.find(row.customerId)),
      totals: totalsOf(content.lines),
      project: projectId === null ? null : { id: projectId, name: projects.brief(projectId).name },
      quotation: agreedJobs.priceOf(quotationId)?.number ?? null,
      credits: credits && { number: credits.number!, issuedOn: credits.issuedOn! },
    }
  }

  function requireComplete({ content, totalCents, customerId }: SalesRow, order: SendInvoice) {
    const [missing] = missingIn(content, totalCents, buyerOf(customers.find(customerId)), settings())
    if (missing) throw conflict(`business.${missing}`)
    if (order.mail && !mail.configured()) throw conflict("business.mailOff")
    const wrongDay = dayFault(order.issuedOn)
    if (wrongDay) throw invalid({ issuedOn: wrongDay })
  }

  function dayFault(issuedOn: Day): string | undefined {
    const newest = rows.newestDay()
    if (issuedOn > today(clock)) return "business.dayInFuture"
    if (newest !== null && issuedOn < newest) return "business.dayBeforeNewest"
    // A first invoice may be of last year, but not of years ago.
    if (issuedOn < addDays(today(clock), -366)) return "business.dayTooOld"
    return undefined
  }

  /** What a draft deducts may have changed since it was made, and the job may have been settled. */
  function requireFresh(row: SalesRow) {
    const amounts = ({ lines }: InvoiceContent) =>
      JSON.stringify(lines.map((line) => [nameOfLine(line), line.totalCents, line.vatCents]))
    if (amounts(drafts.fresh(row, row.content)) !== amounts(row.content)) throw conflict("business.stale")
    const settling = row.kind === "instalment" && rows.claimant("work", String(row.quotationId))
    if (settling && rows.find(settling).number !== null) throw conflict("business.settled")
  }

  /** Another credit note may have been sent first, and the last invoice of a job deducts the others. */
  function requireCreditable(row: SalesRow, credited: SalesRow, ofProject: readonly SalesRow[]) {
    const sent = rows.creditsOf(credited.id).filter(({ number }) => number !== null)
    const left = creditableOf(credited, sent)
    for (const { source, totalCents } of row.content.lines)
      if (source?.kind === "credit" && Math.abs(totalCents) > Math.abs(left[Number(source.id)] ?? 0))
        throw conflict("business.creditTooHigh")
    const isRest = creditableOf(credited, [...sent, row]).every((cents) => cents === 0)
    if (isRest && ofProject.some((one) => deducts(one, credited) && !isTakenBack(one, ofProject)))
      throw conflict("business.creditLastFirst")
  }

  return {
    issuedOf,
    /** Gives it its number and freezes it; what it takes back whole may be invoiced anew. */
    send(row: SalesRow, order: SendInvoice, by: User): { sent: SalesRow; credited: SalesRow | null } {
      requireComplete(row, order)
      const ofProject = row.projectId === null ? [] : rows.ofProject(row.projectId)
      requireFresh(row)
      requireWithinGuidePrice(
        drafts.priceFor(row),
        row,
        ofProject.filter(({ id }) => id !== row.id),
      )
      const credited = row.creditsId === null ? null : rows.find(row.creditsId)
      if (credited) requireCreditable(row, credited, ofProject)
      const { issuedOn } = order
      const days = { issuedOn, dueOn: addDays(issuedOn, row.content.paymentDays) }
      const numbered = (number: string) => ({
        issued: issuedOf(row, { number, ...days }),
        mail: order.mail && withNumber(order.mail, number),
      })
      const sent = rows.issue(row, days, numbered, by)
      if (credited && isTakenBack(credited, rows.creditsOf(credited.id))) rows.release(credited.id)
      return { sent, credited }
    },
  }
}

const deducts = ({ number, content }: SalesRow, earlier: SalesRow): boolean =>
  number !== null &&
  content.lines.some(({ source }) => source?.kind === "earlier" && source.id.startsWith(`${earlier.id}:`))

const { numberLater } = letterWords

const withNumber = (mail: InvoiceMail, number: string): InvoiceMail => ({
  ...mail,
  subject: mail.subject.replaceAll(numberLater, number),
  message: mail.message.replaceAll(numberLater, number),
})
