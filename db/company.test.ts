import { afterEach, beforeEach, expect, test } from "bun:test"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { phoneKey } from "#modules/projects/customers/recognition.ts"
import { migrate, schemaVersion } from "./migrate.ts"
import { migrations } from "./migrations.ts"
import { closeDb, type Db, openDb } from "./open.ts"

/** A database as version 1 left it: who wants the work is written on each project. */
const then = `
  INSERT INTO accounts (id, username, name, role, password_hash, created_at)
    VALUES (1, 'kantoor', 'Kantoor', 'owner', 'x', '2026-01-01T08:00:00.000Z');
  INSERT INTO projects (id, name, client_name, client_email, client_phone, offerte_id, estimated_cents, archived_at, created_at) VALUES
    (1, 'Dakkapel', 'Jan Jansen', 'Jan@Voorbeeld.nl', '+31 (0)6-12 34 56 78', 1, 1815000, NULL, '2026-02-01T08:00:00.000Z'),
    (2, 'Badkamer', 'J. Jansen', 'jan@voorbeeld.nl ', '0612345678', 2, 968000, '2026-04-01T08:00:00.000Z', '2026-03-01T08:00:00.000Z'),
    (3, 'Aanbouw', 'Piet Smit', 'piet@voorbeeld.nl', '0031 111 41.23.45', NULL, NULL, NULL, '2026-03-02T08:00:00.000Z'),
    (4, 'Schuur', 'Bakker', '', '0111 412346', NULL, NULL, NULL, '2026-03-03T08:00:00.000Z'),
    (5, 'Schutting', 'Bakker', '', '0111 412347', NULL, NULL, NULL, '2026-03-04T08:00:00.000Z'),
    (6, 'Tuinmuur', 'Bakker', '', '0111 412346', NULL, NULL, NULL, '2026-03-05T08:00:00.000Z'),
    (7, 'Werkplaats', '', '', '', NULL, NULL, NULL, '2026-03-06T08:00:00.000Z');
  INSERT INTO quote_requests (id, reference, project_id, project_types, answers, name, email, phone, address, postcode, city, urgency, received_on, created_at) VALUES
    (1, 'WP-2026-0001', 1, '["dakkapel"]', '{}', 'Jan Jansen', 'Jan@Voorbeeld.nl', '0612345678', 'Poststraat 1', '4301 AB', 'Zierikzee', 'normaal', '2026-02-01', '2026-02-01T08:00:00.000Z'),
    (2, 'WP-2026-0002', 2, '["badkamer"]', '{}', 'J. Jansen', 'jan@voorbeeld.nl', '0612345678', 'Poststraat 2', '4301 AB', 'Zierikzee', 'normaal', '2026-03-01', '2026-03-01T08:00:00.000Z');
  INSERT INTO quotations (id, number, project_id, request_id, created_at) VALUES
    (1, 'O-2026-0001', 1, 1, '2026-02-01T08:00:00.000Z'), (2, 'O-2026-0002', 2, 2, '2026-03-01T08:00:00.000Z');
  INSERT INTO quotation_versions (id, quotation_id, version, issued_on, consumer, estimate, total_cents, low_cents, high_cents, created_at) VALUES
    (1, 1, 1, '2026-02-01', 1, '{"totals":{"exVatCents":1}}', 1, 1, 1, '2026-02-01T08:00:00.000Z'),
    (2, 1, 2, '2026-02-02', 1, '{"totals":{"exVatCents":1500000}}', 1815000, 1, 1, '2026-02-02T08:00:00.000Z'),
    (3, 2, 1, '2026-03-01', 1, '{"totals":{"exVatCents":800000}}', 968000, 1, 1, '2026-03-01T08:00:00.000Z');
  INSERT INTO files VALUES ('f1', 'aa', 'application/pdf', 3, '2026-02-01T08:00:00.000Z', 1);
  INSERT INTO quotation_documents VALUES (2, 'offerte-formeel', 'f1', '2026-02-02T08:00:00.000Z');
  INSERT INTO log (at, account_id, action, subject_kind, subject_id) VALUES ('2026-02-01T08:00:00.000Z', 1, 'project.planned', 'project', '1');`

let folder: string
let keepCopyAt: string
let db: Db
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "waterpas-company-"))
  keepCopyAt = join(folder, "before.db")
  db = openDb(join(folder, "company.db"))
  migrate(db, { steps: migrations.slice(0, 1) })
  db.$client.run(then)
  migrate(db, { steps: migrations.slice(0, 2), keepCopyAt })
})
afterEach(() => {
  closeDb(db)
  rmSync(folder, { recursive: true })
})

const all = (query: string) => db.$client.query(query).all()

test("who was written on projects becomes a customer, one for each e-mail address", () => {
  expect(
    all(`SELECT p.id, c.name, c.email, c.created_at AS since FROM projects p
         LEFT JOIN customers c ON c.id = p.customer_id ORDER BY p.id`),
  ).toMatchObject([
    { id: 1, name: "Jan Jansen", email: "Jan@Voorbeeld.nl", since: "2026-02-01T08:00:00.000Z" },
    { id: 2, name: "Jan Jansen", email: "Jan@Voorbeeld.nl" },
    { id: 3, name: "Piet Smit" },
    { id: 4, name: "Bakker" },
    { id: 5, name: "Bakker" },
    { id: 6, name: "Bakker" },
    { id: 7, name: null },
  ])
  expect(all("SELECT name, phone FROM customers WHERE name = 'Bakker' ORDER BY phone")).toEqual([
    { name: "Bakker", phone: "0111 412346" },
    { name: "Bakker", phone: "0111 412347" },
  ])
  expect(
    all("SELECT id FROM customers WHERE id NOT IN (SELECT customer_id FROM projects WHERE customer_id > 0)"),
  ).toEqual([])
})

test("customers are recognised by their telephone number as those that are added later", () => {
  const customers = all("SELECT phone, phone_key AS key FROM customers") as { phone: string; key: string }[]
  expect(customers).toHaveLength(4)
  for (const { phone, key } of customers) expect({ phone, key }).toEqual({ phone, key: phoneKey(phone) })
})

test("a customer lives where his first request says", () => {
  expect(
    all(
      "SELECT name, address, postcode, city FROM customers WHERE name IN ('Jan Jansen', 'Piet Smit') ORDER BY id",
    ),
  ).toEqual([
    { name: "Jan Jansen", address: "Poststraat 1", postcode: "4301 AB", city: "Zierikzee" },
    { name: "Piet Smit", address: "", postcode: "", city: "" },
  ])
})

test("the price without VAT is that of the newest version of the quotation", () => {
  expect(
    all("SELECT estimated_cents AS inc, estimated_net_cents AS net FROM projects WHERE id <= 3"),
  ).toEqual([
    { inc: 1815000, net: 1500000 },
    { inc: 968000, net: 800000 },
    { inc: null, net: null },
  ])
})

test("nothing else is lost, and every reference leads somewhere", () => {
  expect(all("PRAGMA foreign_key_check")).toEqual([])
  const count = (table: string) => (all(`SELECT count(*) AS n FROM ${table}`) as { n: number }[])[0]!.n
  const tables = [
    "projects",
    "quote_requests",
    "quotations",
    "quotation_versions",
    "quotation_documents",
    "log",
  ]
  expect(tables.map(count)).toEqual([7, 2, 2, 3, 1, 1])
  expect(all("SELECT archived_at, updated_at, version FROM projects WHERE id = 2")).toEqual([
    { archived_at: "2026-04-01T08:00:00.000Z", updated_at: "2026-03-01T08:00:00.000Z", version: 1 },
  ])
})

test("the database as it was is kept beside it", () => {
  const copy = openDb(keepCopyAt)
  expect(schemaVersion(copy.$client)).toBe(1)
  expect(copy.$client.query("SELECT client_name FROM projects WHERE id = 1").get()).toEqual({
    client_name: "Jan Jansen",
  })
  closeDb(copy)
})
