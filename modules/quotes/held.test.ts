import { afterAll, beforeAll, expect, setDefaultTimeout, test } from "bun:test"
import { heldDuring } from "#src/jobs/eventLoop.testing.ts"
import { longestHold } from "#src/jobs/eventLoop.ts"
import { projectTypes } from "#src/shared/projectTypes.ts"
import { givenApp, jsonRequest, type TestApp } from "#src/testing.ts"
import { catalogueFor } from "./catalogue/catalogue.ts"
import { maxWorkItems } from "./generator/schema.ts"
import { recognised } from "./matching/phrases.testing.ts"
import type { Norm } from "./pricing/norm.ts"
import { norms } from "./pricing/norms.ts"
import { maxLines, type QuotationContent } from "./quotations/content.schema.ts"
import { ownLine } from "./quotations/sample.ts"
import { sampleSubmission } from "./sample.ts"

// Of several files in one run only the first gets that of timeout.testing.ts.
setDefaultTimeout(60_000)

let app: TestApp
let headers: { cookie: string }
let projectId: number
let quotationId: number
beforeAll(async () => {
  app = await givenApp()
  // Documents would be made on this thread.
  await app.services.jobs.stop()
  headers = await app.signIn("owner")
  const { id: by } = app.services.access.list()[0]!
  const client = { customerId: null, name: "Kloet", email: "", phone: "", address: "" }
  const project = { name: "Verbouwing", description: "", projectTypes: ["badkamer" as const], address: "" }
  projectId = app.services.projects.plan(project, client, by)
  await asked("POST", "/quotations", { projectId, content: content() })
  quotationId = app.services.projects.brief(projectId).offerteId!
})
afterAll(() => app.close())

async function asked(method: string, path: string, body?: unknown) {
  const response = await app.handle(jsonRequest(method, `/api${path}`, { body, headers }))
  if (!response.ok) throw new Error(await response.text())
  return response.text()
}

/** As much as a quotation can hold, of the norms that take most to work out. */
function content(over: Partial<QuotationContent> = {}): QuotationContent {
  const most = (norm: Norm) => norm.materials?.length ?? 0
  const [[norm, { phase, unit }]] = Object.entries<Norm>(norms()).toSorted(
    ([, a], [, b]) => most(b) - most(a),
  ) as [[string, Norm]]
  const description = "tegels zetten ".repeat(30).slice(0, 299)
  return {
    lines: Array.from({ length: maxLines }, (_, n) =>
      ownLine({ id: `${n}`, norm, description, phase, unit }),
    ),
    assumptions: Array.from({ length: 80 }, (_, n) => `${n} ${"aanname ".repeat(60)}`),
    exclusions: Array.from({ length: 80 }, (_, n) => `${n} ${"uitsluiting ".repeat(40)}`),
    facts: { use: null, builtIn: null, olderThan2Years: null },
    reverseCharge: false,
    wantedStart: null,
    texts: null,
    ...over,
  }
}

const works = Object.values(recognised)
  .join("\n")
  .split("\n")
  .flatMap((row) => row.trim().split(" = ")[0] || [])

test("two hundred work items, as long as they may be, hold nobody up", async () => {
  const item = (n: number) =>
    Array.from({ length: 40 }, (_, m) => works[(n * 7 + m) % works.length])
      .join(", ")
      .slice(0, 300)
  const generated = {
    projectType: "verbouwing",
    answers: { werkzaamheden: Array.from({ length: maxWorkItems }, (_, n) => item(n)) },
    contactInfo: { name: "Familie Kloet", address: "Duinweg 1" },
    writer: "local",
  }
  const generate = () => asked("POST", "/chatgpt-quotation/generate-smart-quotation", generated)
  expect(await heldDuring(generate)).toBeLessThan(longestHold)
})

test("nor do texts of white space, in which amounts are looked for", async () => {
  const texts = { analysis: `a${" ".repeat(5990)}€`, quotationText: `a${" \n".repeat(9990)}€` }
  const body = { quotationId, projectId: null, content: content({ texts }) }
  expect(await heldDuring(() => asked("POST", "/quotations/preview", body))).toBeLessThan(longestHold)
})

test("nor does it when the largest quotation is saved", async () => {
  let base = 1
  const save = () => {
    const texts = {
      analysis: `${base} ${"€ 1.250,50 ".repeat(540)}`,
      quotationText: "€ 1.250,50 ".repeat(1800),
    }
    return asked("POST", `/quotations/${quotationId}/versions`, { base: base++, content: content({ texts }) })
  }
  expect(await heldDuring(save)).toBeLessThan(longestHold)
})

test("nor does it when the largest quotation is offered once more, or kept as a template and begun from", async () => {
  const copy = { name: "Verbouwing (kopie)", customerId: null }
  expect(await heldDuring(() => asked("POST", `/quotations/${quotationId}/copies`, copy))).toBeLessThan(
    longestHold,
  )
  let kept = 0
  const keep = () =>
    asked("POST", "/quotation-templates", { quotationId, name: `Verbouwing ${kept++}`, texts: true })
  expect(await heldDuring(keep)).toBeLessThan(longestHold)
  while (kept < 100) await keep()
  expect(await heldDuring(() => asked("GET", "/quotation-templates"))).toBeLessThan(longestHold)
  expect(await heldDuring(() => asked("GET", "/quotation-templates/1"))).toBeLessThan(longestHold)
})

test("nor does the largest quotation after a hundred versions", async () => {
  const columns = app.db.$client
    .query<{ name: string }, []>(
      "SELECT name FROM pragma_table_info('quotation_versions') WHERE name NOT IN ('id', 'version')",
    )
    .all()
    .map(({ name }) => name)
  app.db.$client.run(`WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 100)
    INSERT INTO quotation_versions (version, ${columns}) SELECT i + 100, ${columns}
    FROM n, (SELECT * FROM quotation_versions WHERE quotation_id = ${quotationId} LIMIT 1)`)
  expect(await heldDuring(() => asked("GET", `/quotations/${quotationId}`))).toBeLessThan(longestHold)
})

/** The newest request with all that was made of it, so many times. */
function multiply(times: number) {
  const { $client } = app.db
  const columns = (table: string) =>
    $client.query<{ name: string }, []>(`SELECT name FROM pragma_table_info('${table}')`).all()
  const copy = (table: string, own: Record<string, string>) => {
    const names = columns(table).map(({ name }) => name)
    $client.run(`WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${times})
      INSERT INTO ${table} (${names}) SELECT ${names.map((name) => own[name] ?? name)}
      FROM n, (SELECT * FROM ${table} ORDER BY id DESC LIMIT 1)`)
  }
  const id = "1000000 + i"
  $client.run("PRAGMA foreign_keys = OFF")
  copy("projects", { id, offerte_id: id, status: "'completed'", completed_at: "created_at" })
  copy("quote_requests", { id, project_id: id, reference: "'R' || i" })
  copy("quotations", { id, project_id: id, request_id: id, number: "'O' || i", state: "'accepted'" })
  copy("quotation_versions", { id, quotation_id: id })
  $client.run(`INSERT INTO costs (project_id, category, cents, quantity, unit, day, description, source_kind, source_id, created_at)
    SELECT id, 'hours', 5000, 1, 'uur', '2026-11-20', 'Uren', 'test', id, created_at FROM projects WHERE id > 1000000`)
  $client.run("PRAGMA foreign_keys = ON")
}

/** As much as a visitor can tell: an answer to each question of every type of work. */
const allAnswers = () =>
  Object.fromEntries(
    catalogueFor([...projectTypes], "2026-11-23")
      .flatMap(({ questions }) => questions)
      .map(({ key, type, options = [] }) => {
        const values = options.map(({ value }) => value)
        const typed = type === "text" ? "ruime tekst ".repeat(166) : "12,5"
        return [key, type === "checkbox" ? values : (values[0] ?? typed)]
      }),
  )

test("nor do five thousand requests with their quotations, of which all wait for a declaration", async () => {
  app.services.quotes.submit(sampleSubmission(), null, "visitor")
  app.db.$client.run("UPDATE quote_requests SET answers = ?", [JSON.stringify(allAnswers())])
  multiply(5000)
  const held: Record<string, number> = {}
  for (const path of [
    "/offerte-aanvragen",
    "/offerte-aanvragen/counts",
    "/quotations",
    "/quotations/stats",
    "/notices",
    "/price-book/experience",
  ])
    held[path] = await heldDuring(() => {
      app.db.$client.run("UPDATE accounts SET name = name WHERE id = 1")
      return asked("GET", path)
    })
  held.outcomes = await heldDuring(() => app.services.quotes.outcomes("2020-01-01", "2030-01-01"))
  expect(Object.entries(held).filter(([, longest]) => longest >= longestHold)).toEqual([])
})

test("nor does the price book when one figure changed five thousand times", async () => {
  app.db.$client.run(`WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 5000)
    INSERT INTO price_changes (kind, code, field, value, since, reason, created_at)
    SELECT 'rate', 'carpenter', 'cents', 50 + i / 100.0, '2026-11-21', 'Cao', '2026-11-21T11:00:00.000Z' FROM n`)
  const again = () => app.db.$client.run("UPDATE price_changes SET reason = reason WHERE id = 1")
  const held = await heldDuring(() => {
    again()
    return asked("GET", "/price-book")
  })
  expect(held).toBeLessThan(longestHold)
})
