import { afterEach, beforeEach, expect, test } from "bun:test"
import { standardBook } from "#modules/quotes/pricing/book.ts"
import { estimate } from "#modules/quotes/pricing/estimate.ts"
import type { Estimate, EstimateLine } from "#modules/quotes/pricing/line.ts"
import { needsDeclaration } from "#modules/quotes/pricing/vat.ts"
import { estimateOf } from "#modules/quotes/quotations/content.ts"
import { contentOf } from "#modules/quotes/quotations/unchanged.ts"
import { migrate } from "./migrate.ts"
import { migrations } from "./migrations.ts"
import { type Db, openDb } from "./open.ts"

const today = "2026-11-20"
const answers = {
  badkamer_oppervlakte: "6",
  badkamer_niveau: "midden",
  gebruik: "woning",
  bouwjaar: "1978",
  ouder_dan_2_jaar: "ja",
}
const now: Estimate = estimate({ projectTypes: ["badkamer"], answers, today })

/** A calculation as version 2 of the database kept it: lines without a name, and nothing of what a person changes. */
function then(): string {
  const { facts, reverseCharge, totals, ...rest } = now
  const { adjustmentCents, ...sums } = totals
  const lines = rest.lines.map(
    ({ id, rateSource, fixedUnitCents, adjustmentCents: _, vatByHand, workItem, ...line }) => line,
  )
  return JSON.stringify({ ...rest, lines, totals: sums })
}

let db: Db
beforeEach(() => {
  db = openDb(":memory:")
  migrate(db, { steps: migrations.slice(0, 2) })
  db.$client.run(`
    INSERT INTO accounts (id, username, name, role, password_hash, created_at)
      VALUES (1, 'kantoor', 'Kantoor', 'owner', 'x', '2026-01-01T08:00:00.000Z');
    INSERT INTO projects (id, name, updated_at, created_at) VALUES
      (1, 'Badkamer', '2026-11-20T08:00:00.000Z', '2026-11-20T08:00:00.000Z'),
      (2, 'Keuken', '2026-11-20T08:00:00.000Z', '2026-11-20T08:00:00.000Z');`)
  const request = db.$client.query(
    `INSERT INTO quote_requests (id, reference, project_id, project_types, answers, name, email, phone, address, postcode, city, urgency, received_on, created_at)
     VALUES (?, ?, ?, '["badkamer"]', ?, 'Jan', 'jan@voorbeeld.nl', '0612345678', '', '', '', 'normaal', '2026-11-20', '2026-11-20T08:00:00.000Z')`,
  )
  request.run(1, "WP-2026-0001", 1, JSON.stringify(answers))
  request.run(2, "WP-2026-0002", 2, JSON.stringify({ gebruik: "bedrijf", ouder_dan_2_jaar: "nee" }))
  db.$client.run(`INSERT INTO quotations (id, number, project_id, request_id, created_at) VALUES
    (1, 'O-2026-0001', 1, 1, '2026-11-20T08:00:00.000Z'), (2, 'O-2026-0002', 2, 2, '2026-11-20T08:00:00.000Z')`)
  const version = db.$client.query(
    `INSERT INTO quotation_versions (id, quotation_id, version, issued_on, consumer, estimate, total_cents, low_cents, high_cents, created_at)
     VALUES (?, ?, 1, '2026-11-20', 1, ?, ?, 1, 2, '2026-11-20T08:00:00.000Z')`,
  )
  version.run(1, 1, then(), now.totals.incVatCents)
  version.run(2, 2, then(), now.totals.incVatCents)
  migrate(db)
})
afterEach(() => db.$client.close())

const kept = (id: number): Estimate =>
  JSON.parse(
    (db.$client.query("SELECT estimate FROM quotation_versions WHERE id = ?").get(id) as { estimate: string })
      .estimate,
  )

test("a calculation of before is what it would be now, to the last figure", () => {
  expect(kept(1)).toEqual({ ...now, facts: { use: "dwelling", builtIn: 1978, olderThan2Years: true } })
})

test("what VAT rests on is taken from the visitor's answers; what he did not say is not known", () => {
  expect(kept(2).facts).toEqual({ use: "business", builtIn: null, olderThan2Years: false })
})

test("a quotation of before can be changed: what is left alone stays as it was", () => {
  const before = kept(1)
  const circumstances = { before: before.lines as EstimateLine[], book: standardBook, today, btwId: "" }
  const after = estimateOf(contentOf(before), circumstances)
  expect(after.lines).toEqual(before.lines)
  expect(after.totals).toEqual(before.totals)
})

test("what was there is a concept that a visitor asked for", () => {
  const state = "SELECT origin, state, state_at AS since FROM quotations WHERE id = 1"
  expect(db.$client.query(state).get()).toEqual({
    origin: "request",
    state: "concept",
    since: "2026-11-20T08:00:00.000Z",
  })
})

test("what a visitor of before answered about the building is his declaration", () => {
  const declared = db.$client
    .query("SELECT quotation_id, built_in, given_by, how FROM vat_declarations")
    .all()
  expect(declared).toEqual([{ quotation_id: 1, built_in: 1978, given_by: "Jan", how: "request" }])
})

test("of a version of before is known whether its low rate asks for a declaration", () => {
  const asks = "SELECT needs_declaration AS asks FROM quotation_versions WHERE id = 1"
  expect(now.lines.some(needsDeclaration)).toBe(true)
  expect(db.$client.query(asks).get()).toEqual({ asks: 1 })
})
