import type { Ledger } from "#modules/projects/ledger.ts"
import type { Projects } from "#modules/projects/service.ts"
import type { AgreedJobs, QuotedPrice } from "#modules/quotes/agreed/service.ts"
import { conflict, invalid } from "#src/shared/errors.ts"
import type { BillingJobs } from "../billing/jobs.ts"
import type { SalesRow } from "../table.ts"
import type { InvoiceContent, InvoiceLine } from "./content.ts"
import { costLines } from "./costLines.ts"
import { lineWords as nl } from "./lines.nl.ts"
import { countedLines, earlierLines, extraLines, instalmentLines, nameOfLine, workLines } from "./lines.ts"
import type { SalesRows } from "./rows.ts"
import type { InvoiceKind, NewProjectInvoice } from "./schema.ts"

export type Drafts = ReturnType<typeof createDrafts>

/** What an invoice of a job begins with: as its quotation, its extra work and its ledger say. */
export function createDrafts({
  projects,
  ledger,
  agreedJobs,
  billingJobs,
  rows,
}: {
  projects: Projects
  ledger: Ledger
  agreedJobs: AgreedJobs
  billingJobs: BillingJobs
  rows: SalesRows
}) {
  const whole = (
    kind: InvoiceKind,
    title: string,
    lines: InvoiceLine[],
    price?: QuotedPrice,
  ): InvoiceContent => ({
    ...{ kind, title, lines, intro: "", reference: "", performed: null, blocked: null },
    reverseCharge: price?.reverseCharge ?? null,
    paymentDays: price?.paymentDays ?? agreedJobs.paymentDays(),
  })

  function acceptedOf(offerteId: number | null): QuotedPrice {
    const price = agreedJobs.priceOf(offerteId)
    if (!price) throw conflict("business.noQuotation")
    if (!price.accepted) throw conflict("business.notAccepted")
    return price
  }

  const extrasFor = (projectId: number) => billingJobs.openExtras(projectId).flatMap(extraLines)

  /** The whole job, what was agreed besides with it, less what was invoiced of it. */
  function finalLines(projectId: number, price: QuotedPrice, id: number | null): InvoiceLine[] {
    const invoices = rows.ofProject(projectId).filter((row) => row.id !== id)
    const reasons = new Map(price.rates.map(({ rate, reason }) => [rate as number, reason]))
    const besides = agreedJobs.extrasOf(projectId).filter((extra) => !isElsewhere(extra.id, invoices))
    return [
      ...workLines(price),
      ...besides.flatMap((extra) => (isOn(extra.id, invoices) ? countedLines(extra) : extraLines(extra))),
      ...billingJobs.earlier(invoices, price.quotationId).flatMap((one) => earlierLines(one, reasons)),
    ]
  }

  const invoiceOf = (extra: number, invoices: readonly SalesRow[]): SalesRow | undefined => {
    const on = rows.claimant("extra", String(extra))
    return invoices.find(({ id }) => id === on)
  }

  /** On an invoice that the final one does not deduct: one of its own, or one that waits. */
  const isElsewhere = (extra: number, invoices: readonly SalesRow[]): boolean => {
    const invoice = invoiceOf(extra, invoices)
    return invoice !== undefined && (invoice.kind === "free" || invoice.number === null)
  }
  /** On one that is deducted. */
  const isOn = (extra: number, invoices: readonly SalesRow[]): boolean =>
    invoiceOf(extra, invoices) !== undefined

  function instalment(projectId: number, part: number) {
    const { offerteId } = projects.brief(projectId)
    const price = acceptedOf(offerteId)
    const { parts } = billingJobs.planFor(price)
    if (!parts[part]) throw invalid({ part: "business.noSuchPart" })
    if (part === parts.length - 1) return settling(projectId)
    if (rows.claimant("work", String(price.quotationId)) !== undefined) throw conflict("business.settled")
    const lines = instalmentLines(price, parts, part, parts[part].cents)
    const title = nl.instalmentTitle(part + 1, parts.length)
    const content = whole("instalment", title, [...lines, ...extrasFor(projectId)], price)
    return { content, quotationId: price.quotationId }
  }

  /** All that is left of a job; once it was settled, what was agreed after that. */
  function settling(projectId: number) {
    const { offerteId } = projects.brief(projectId)
    const price = agreedJobs.priceOf(offerteId)
    const isSettled = price !== undefined && rows.claimant("work", String(price.quotationId)) !== undefined
    if (price?.accepted && !isSettled) {
      const lines = finalLines(projectId, price, null)
      const title = lines.some(({ source }) => source?.kind === "earlier") ? nl.finalTitle : nl.onceTitle
      return { content: whole("final", title, lines, price), quotationId: price.quotationId }
    }
    const lines = extrasFor(projectId)
    if (lines.length === 0) throw conflict(isSettled ? "business.nothingLeft" : "business.notAccepted")
    return {
      content: whole("free", nl.extraTitle, lines, price),
      quotationId: price?.quotationId ?? null,
    }
  }

  const priceFor = ({ projectId }: Pick<SalesRow, "projectId">): QuotedPrice | undefined =>
    projectId === null ? undefined : agreedJobs.priceOf(projects.brief(projectId).offerteId)

  return {
    priceFor,
    /** Of a job that is settled what it came to, and what is deducted, follows what was invoiced meanwhile. */
    fresh(row: SalesRow, content: InvoiceContent): InvoiceContent {
      const price = priceFor(row)
      if (content.kind !== "final" || !price?.accepted) return content
      const named = new Map(content.lines.map((line) => [nameOfLine(line), line.description]))
      const fixed = finalLines(row.projectId!, price, row.id).map((line) => ({
        ...line,
        description: named.get(nameOfLine(line)) ?? line.description,
      }))
      return { ...content, lines: [...fixed, ...content.lines.filter(({ source }) => source === null)] }
    },
    /** An invoice of one's own begins empty. */
    free: (name: string): InvoiceContent => whole("free", nl.freeTitle(name), []),
    of(
      projectId: number,
      wanted: NewProjectInvoice,
    ): { content: InvoiceContent; quotationId: number | null } {
      if (wanted.kind === "instalment") return instalment(projectId, wanted.part)
      if (wanted.kind === "final") return settling(projectId)
      if (wanted.to < wanted.from) throw invalid({ to: "business.periodWrong" })
      const { offerteId } = projects.brief(projectId)
      const price = agreedJobs.priceOf(offerteId)
      const [rate] = agreedJobs.ratesOf(offerteId)
      const isOpen = (claim: string) => rows.claimant("cost", claim) === undefined
      const lines = costLines(ledger.linesOf(projectId), wanted, rate!, isOpen)
      if (lines.length === 0) throw conflict("business.noCosts")
      const content = whole("cost", nl.costTitle, lines, price)
      return {
        content: { ...content, performed: { from: wanted.from, to: wanted.to } },
        quotationId: price?.quotationId ?? null,
      }
    },
  }
}
