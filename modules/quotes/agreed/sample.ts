import type { User } from "#modules/access/schema.ts"
import type { Access } from "#modules/access/service.ts"
import type { Customers } from "#modules/projects/customers.ts"
import type { NewCustomer } from "#modules/projects/schema.ts"
import type { Decisions } from "../decisions/service.ts"
import { sampleLine } from "../documents/sampleLine.ts"
import { totalsOf } from "../pricing/totals.ts"
import type { Quotations } from "../quotations/service.ts"
import type { OfferTerms } from "../terms/schema.ts"
import { standardTerms } from "../terms/standard.ts"

interface Services {
  access: Access
  customers: Customers
  quotations: Quotations
  decisions: Decisions
}

/** Two weeks of tiling at 21% and a day of painting at 9%, with odd cents. */
const lines = [
  sampleLine("tegels", "tiling", "Tegels zetten", {
    ...{ quantity: 76.35, unit: "m2", hours: 1, role: "specialist" },
    reason: "Algemeen tarief: valt niet onder het lage tarief.",
  }),
  sampleLine("sauswerk", "painting", "Plafond sauzen", {
    ...{ quantity: 13.7, unit: "m2", hours: 0.5, role: "helper" },
    ...{ vat: 9, reason: "Laag tarief: schilderen van een woning ouder dan 2 jaar." },
  }),
]

const madame: NewCustomer = {
  ...{ name: "Mevrouw Vos", email: "vos@voorbeeld.example", phone: "06 00 00 00 99" },
  ...{ address: "Duinweg 1", postcode: "4301 AA", city: "Zierikzee" },
}

/** A job whose client accepted its quotation, in three instalments unless `terms` say otherwise; with `accept` false he did not yet. */
export function agreedJob(
  { access, customers, quotations, decisions }: Services,
  {
    customer = madame,
    terms = {},
    accept = true,
    business = false,
  }: {
    customer?: NewCustomer
    terms?: Partial<OfferTerms>
    accept?: boolean
    business?: boolean
  } = {},
) {
  const by: User = access.list()[0]!
  const customerId = customers.add(customer, by)
  const shifted = customer.btwId && business ? { btwId: customer.btwId } : null
  const taxed = shifted
    ? lines.map((line) => ({ ...line, vatRate: 0 as const, vatReason: "Btw verlegd." }))
    : lines
  const { projectId, quotationId } = quotations.propose(
    {
      project: {
        name: "Badkamer – Vos",
        description: "Tegels",
        projectTypes: ["badkamer"],
        address: "Duinweg 1",
      },
      client: { customerId, name: customer.name, email: "", phone: "", address: "" },
      estimate: {
        ...{ pricedOn: "2026-11-21", lines: taxed, assumptions: [], exclusions: [] },
        facts: { use: business ? "business" : "dwelling", builtIn: 1978, olderThan2Years: true },
        ...{ reverseCharge: shifted, totals: totalsOf(taxed) },
      },
      texts: { analysis: "Tegels.", quotationText: "Beste mevrouw Vos,", writer: "local" },
      ...{ start: null, terms: { ...standardTerms, ...terms }, replaces: null },
    },
    by,
  )
  quotations.versions.set(quotationId, { state: "concept" })
  decisions.send(quotationId, { how: "noted", version: 1 }, null, by)
  if (accept) decisions.accept(quotationId, { version: 1 }, null, by)
  return { projectId, quotationId, customerId, cents: totalsOf(taxed).incVatCents }
}
