import type { ProjectStatus } from "#modules/projects/schema.ts"
import type { ProjectType } from "#src/shared/projectTypes.ts"
import type { TestApp } from "#src/testing.ts"
import { sampleLine } from "../documents/sampleLine.ts"
import { totalsOf } from "../pricing/totals.ts"
import type { Origin, QuotationState } from "../quotations/schema.ts"
import { standardTerms } from "../terms/standard.ts"

interface Offered {
  name: string
  address: string
  description: string
  type: ProjectType
  origin: Origin
  state: Exclude<QuotationState, "expired">
  validUntil: string | null
  cents: number
  createdAt: string
  work: ProjectStatus
}

const tiles = sampleLine("tegels", "tiling", "Tegels zetten", {
  quantity: 12,
  unit: "m2",
  hours: 1,
  role: "specialist",
})
const lines = [tiles, { ...tiles, id: "eigen", code: "", norm: null }]

/** A quotation with a project of its own; one of its lines has no price yet. */
export function offered(app: TestApp, over: Partial<Offered> = {}) {
  const { quotations, access } = app.services
  const { name = "Badkamer – Vos", address = "Duinweg 1", description = "Tegels", type = "badkamer" } = over
  const facts = { use: "dwelling", builtIn: 1978, olderThan2Years: true } as const
  const { projectId, quotationId } = quotations.propose(
    {
      project: { name, description, projectTypes: [type], address },
      client: { customerId: null, name: "Familie Vos", email: "", phone: "", address },
      estimate: {
        pricedOn: "2026-11-21",
        lines,
        assumptions: [],
        exclusions: [],
        facts,
        reverseCharge: null,
        totals: totalsOf(lines),
      },
      texts: { analysis: "Tegels in de badkamer.", quotationText: "Beste familie Vos,", writer: "local" },
      start: null,
      terms: standardTerms,
      replaces: null,
    },
    access.list()[0]!,
  )
  const { origin = "generator", state = "concept", createdAt = "2026-11-21T11:00:00.000Z" } = over
  const { cents = 12_345, validUntil = null, work = "planned" } = over
  const run = (statement: string, ...values: (string | number | null)[]) =>
    app.db.$client.query(statement).run(...values)
  run(
    "UPDATE quotations SET origin = ?, state = ?, created_at = ? WHERE id = ?",
    ...[origin, state, createdAt, quotationId],
  )
  run(
    "UPDATE quotation_versions SET total_cents = ?, valid_until = ? WHERE quotation_id = ?",
    ...[cents, validUntil, quotationId],
  )
  run("UPDATE projects SET status = ? WHERE id = ?", work, projectId)
  return { projectId, quotationId }
}
