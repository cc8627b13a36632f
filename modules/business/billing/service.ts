import type { Db } from "#db/open.ts"
import { write } from "#db/write.ts"
import type { Log } from "#modules/access/log.ts"
import type { User } from "#modules/access/schema.ts"
import type { Customers } from "#modules/projects/customers.ts"
import type { Projects } from "#modules/projects/service.ts"
import type { AgreedJobs, QuotedPrice } from "#modules/quotes/agreed/service.ts"
import { inPortions } from "#src/jobs/portions.ts"
import { today } from "#src/shared/calendar.ts"
import type { Clock } from "#src/shared/clock.ts"
import { conflict, invalid } from "#src/shared/errors.ts"
import { round, sum } from "#src/shared/rounding.ts"
import { openOf } from "../sales/open.ts"
import type { SalesRows } from "../sales/rows.ts"
import { amountsOf } from "../sales/view.ts"
import { billingPlans } from "../table.ts"
import type { BillingJobs, Plan } from "./jobs.ts"
import { isDue } from "./plan.ts"
import type { DueBilling, ProjectBilling, SaveBillingPlan } from "./schema.ts"
import { dueSince, stageOf, type UnderwayJob } from "./stage.ts"

export type Billing = ReturnType<typeof createBilling>

/** Of each job what it comes to, what of it was invoiced, and what may be now. */
export function createBilling({
  db,
  clock,
  log,
  projects,
  customers,
  agreedJobs,
  billingJobs,
  rows,
}: {
  db: Db
  clock: Clock
  log: Log
  projects: Projects
  customers: Customers
  agreedJobs: AgreedJobs
  billingJobs: BillingJobs
  rows: SalesRows
}) {
  const onInvoice = (id: number | undefined) =>
    id === undefined ? null : { id, number: rows.find(id).number }

  function partsOf(price: QuotedPrice, { parts }: Plan, job: UnderwayJob): ProjectBilling["parts"] {
    const settled = rows.claimant("work", String(price.quotationId))
    const stage = stageOf(job, today(clock))
    return parts.map(({ cents, ...part }, index) => {
      const invoice = rows.claimant("instalment", `${price.quotationId}:${index}`) ?? settled
      const due = price.accepted && invoice === undefined && isDue(part.when, stage)
      return { ...part, due, amount: cents / 100, invoice: onInvoice(invoice) }
    })
  }

  function get(projectId: number): ProjectBilling {
    const [job] = projects.stagesOf([projectId])
    const { offerteId } = projects.brief(projectId)
    const price = agreedJobs.priceOf(offerteId)
    const plan = price && billingJobs.planFor(price)
    const extras = agreedJobs.extrasOf(projectId)
    const invoices = rows.ofProject(projectId).filter(({ number }) => number !== null)
    const invoicedCents = sum(invoices.map(({ totalCents }) => totalCents))
    const open = openOf(db, invoices)
    const parts = price && plan ? partsOf(price, plan, job!) : []
    const besides = extras.map(({ id, number, title, cents }) => ({
      ...{ id, number, title, total: cents / 100 },
      invoice: onInvoice(rows.claimant("extra", String(id))),
    }))
    const agreedCents = (price?.accepted ? price.cents : 0) + sum(extras.map(({ cents }) => cents))
    return {
      quotation: price
        ? {
            ...{ id: price.quotationId, number: price.number, consumer: price.consumer },
            amounts: quotedAmounts(price),
          }
        : null,
      accepted: price?.accepted ?? false,
      parts,
      asOffered: plan?.asOffered ?? true,
      version: plan?.version ?? 0,
      extras: besides,
      agreed: agreedCents / 100,
      invoiced: invoicedCents / 100,
      paid: (invoicedCents - sum(open.values())) / 100,
      toInvoice: round(
        sum((price?.accepted ? parts : []).filter(isToCome).map(({ amount }) => amount)) +
          sum(besides.filter(isToCome).map(({ total }) => total)),
        2,
      ),
      settled: price !== undefined && rows.claimant("work", String(price.quotationId)) !== undefined,
    }
  }

  /** Of one job what may be invoiced now: its next part, or what was agreed besides after it was settled. */
  function dueOf(job: UnderwayJob, claims: Claims): DueBilling[] {
    const price = agreedJobs.priceOf(job.offerteId)
    if (!price?.accepted) return []
    const told = {
      ...{ projectId: job.id, projectName: job.name },
      customerName: job.customerId === null ? "" : customers.find(job.customerId).name,
    }
    const isClaimed = (kind: keyof Claims, source: string) => claims[kind].has(source)
    if (isClaimed("work", String(price.quotationId))) {
      const extras = agreedJobs.extrasOf(job.id).filter(({ id }) => !isClaimed("extra", String(id)))
      const amount = sum(extras.map(({ cents }) => cents)) / 100
      const more = { part: null, moment: "", because: "extra" as const, amount, since: null }
      return extras.length > 0 ? [{ ...told, ...more }] : []
    }
    const stage = stageOf(job, today(clock))
    const { parts } = billingJobs.planFor(price)
    return parts.flatMap(({ when, moment, cents }, part): DueBilling[] => {
      if (isClaimed("instalment", `${price.quotationId}:${part}`) || !isDue(when, stage)) return []
      const because = stage.completed && when.kind !== "date" ? "completed" : when.kind
      return [{ ...told, part, moment, because, amount: cents / 100, since: dueSince(when, job) }]
    })
  }

  const claimsNow = (): Claims => ({
    work: rows.claimed("work"),
    instalment: rows.claimed("instalment"),
    extra: rows.claimed("extra"),
  })

  return {
    get,
    /**
     * Parts of jobs that are not settled, for the bell: what those come to is kept, so it is asked of the database at
     * once. Of more jobs than a small company does at a time the rest is left to the list.
     */
    partsDue(): DueBilling[] {
      const claims = claimsNow()
      const unsettled = projects.agreedTo().filter(({ offerteId }) => !claims.work.has(String(offerteId)))
      return unsettled.slice(0, mostAtOnce).flatMap((job) => dueOf(job, claims))
    },
    /** Of all jobs, the longest due first; hundreds of them without holding up anybody. */
    async due(): Promise<DueBilling[]> {
      const claims = claimsNow()
      const found = (await inPortions(projects.agreedTo(), (job) => dueOf(job, claims))).flat()
      return found.toSorted((a, b) => (a.since ?? "9999").localeCompare(b.since ?? "9999"))
    },
    savePlan: (projectId: number, { parts, version }: SaveBillingPlan, by: User): ProjectBilling =>
      write<ProjectBilling>(db, () => {
        const { offerteId, archivedAt } = projects.brief(projectId)
        if (archivedAt !== null) throw conflict("projects.archived")
        const price = agreedJobs.priceOf(offerteId)
        if (!price) throw conflict("business.noQuotation")
        if (sum(parts.map(({ percent }) => percent)) !== 100) throw invalid({ parts: "business.partsSum" })
        const before = billingJobs.planFor(price)
        if (before.version !== version) throw conflict("business.planChangedMeanwhile")
        const isOn = (index: number) =>
          rows.claimant("instalment", `${price.quotationId}:${index}`) !== undefined
        const changed = before.parts.some(
          (part, i) => isOn(i) && (parts[i]?.percent !== part.percent || parts[i]?.moment !== part.moment),
        )
        if (changed) throw conflict("business.partInvoiced")
        if (rows.claimant("work", String(price.quotationId)) !== undefined) throw conflict("business.settled")
        const row = { parts, version: version + 1, savedAt: clock().toISOString(), savedBy: by.id }
        db.insert(billingPlans)
          .values({ quotationId: price.quotationId, ...row })
          .onConflictDoUpdate({ target: billingPlans.quotationId, set: row })
          .run()
        log.record("sales.billingChanged", { kind: "project", id: projectId }, by.id, { parts: parts.length })
        return get(projectId)
      }),
  }
}

const mostAtOnce = 100

type Claims = Record<"work" | "instalment" | "extra", Map<string, number>>

/** On no invoice, or on one that was not sent yet. */
const isToCome = ({ invoice }: { invoice: { number: string | null } | null }): boolean =>
  invoice === null || invoice.number === null

function quotedAmounts({ rates, cents }: QuotedPrice) {
  const vat = rates.map(({ reason, ...part }) => ({ ...part, reasons: [reason].filter(Boolean) }))
  const netCents = sum(rates.map(({ baseCents }) => baseCents))
  return amountsOf({ netCents, vat, vatCents: cents - netCents, totalCents: cents })
}
