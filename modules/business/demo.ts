import type { User } from "#modules/access/schema.ts"
import type { Access } from "#modules/access/service.ts"
import type { Demo, Fill } from "#src/manifest/sample.ts"
import { today } from "#src/shared/calendar.ts"
import type { Clock } from "#src/shared/clock.ts"
import { addDays, daysBetween, later } from "#src/shared/days.ts"
import { round } from "#src/shared/rounding.ts"
import type { DueBilling } from "./billing/schema.ts"
import type { Billing } from "./billing/service.ts"
import type { SalesPayments } from "./payments/service.ts"
import type { SalesInvoice } from "./sales/schema.ts"
import type { SalesInvoices } from "./sales/service.ts"

interface Services {
  access: Access
  clock: Clock
  billing: Billing
  salesInvoices: SalesInvoices
  salesPayments: SalesPayments
}

/** The office asks its part about this long after it may. */
const waits = 2
/** Who pays does so about this long after. */
const paysAfter = 11

/** Parts of jobs that were invoiced as they came, most of them paid; the newest wait, and one customer is late. */
export const fillInvoices: Fill<Services> = async (services, demo) => {
  const { access, clock, billing } = services
  demo.putBack(0)
  const office = access.list()[0]!
  const now = today(clock)
  const since = ({ since }: DueBilling) => since ?? addDays(now, -4)
  const due = (await billing.due()).toSorted((a, b) => since(a).localeCompare(since(b)))
  const asked = due.slice(0, -1)
  let newest = "0000-00-00"
  const late = asked.findLastIndex((part) => since(part) < addDays(now, -25))
  for (const [i, part] of asked.entries()) {
    const day = later(addDays(since(part), waits), newest)
    if (day > addDays(now, -1)) break
    newest = day
    const invoice = askOn(services, demo, part, { day, now, office })
    const age = daysBetween(day, now)
    const paid = { day: addDays(day, paysAfter), now, office }
    if (i === late) payIn(services, demo, invoice, { ...paid, share: 0.5 })
    else if (age > paysAfter + 4) payIn(services, demo, invoice, { ...paid, share: 1 })
  }
  demo.putBack(0)
}

function askOn(
  { salesInvoices }: Services,
  { putBack }: Demo,
  { projectId, part }: DueBilling,
  { day, now, office }: { day: string; now: string; office: User },
): SalesInvoice {
  putBack(daysBetween(day, now))
  const wanted = part === null ? ({ kind: "final" } as const) : ({ kind: "instalment", part } as const)
  const { id, version } = salesInvoices.draftOfProject(projectId, wanted, null, office)
  return salesInvoices.send(id, { issuedOn: day, mail: null, version }, null, office)
}

function payIn(
  { salesPayments }: Services,
  { putBack }: Demo,
  { id, total }: SalesInvoice,
  { day, now, share, office }: { day: string; now: string; share: number; office: User },
) {
  putBack(daysBetween(day, now))
  const amount = round(total * share, 2)
  salesPayments.note(id, { paidOn: day, amount, how: "bank", note: "" }, null, office)
}
