import { afterEach, beforeEach, expect, test } from "bun:test"
import { migrate } from "./migrate.ts"
import { migrations } from "./migrations.ts"
import { type Db, openDb } from "./open.ts"

const at = "'2026-11-20T08:00:00.000Z'"

let db: Db
beforeEach(() => {
  db = openDb(":memory:")
  migrate(db, { steps: migrations.slice(0, 3) })
  run(`
    INSERT INTO accounts (id, username, name, role, password_hash, created_at)
      VALUES (1, 'kantoor', 'Kantoor', 'owner', 'x', ${at});
    INSERT INTO projects (id, name, updated_at, created_at) VALUES (1, 'Badkamer', ${at}, ${at});
    INSERT INTO files (id, hash, media_type, bytes, kept, created_at) VALUES ('a', 'ha', 'application/pdf', 9, 1, ${at});
    INSERT INTO costs (id, project_id, source_kind, source_id, category, cents, day, description, created_at)
      VALUES (1, 1, 'hand', '1', 'material', 12345, '2026-11-20', 'Lijm', ${at});`)
})
afterEach(() => db.$client.close())

const run = (sql: string) => db.$client.run(sql)
const rows = (sql: string) => db.$client.query(sql).values().flat()

/** An invoice of € 121,00 with a line, as posting writes it. */
function givenPosted(id: number, over: Record<string, string | number> = {}) {
  const scan = `INSERT INTO invoice_scans (id, file_id, file_hash, file_name, format, bytes, state, created_at)
    VALUES (${id}, 'a', 'ha', 'a.pdf', 'pdf', 9, 'posted', ${at})`
  const values = {
    ...{
      id,
      scan_id: id,
      kind: "'invoice'",
      supplier_id: 1,
      supplier_name: "'Hout'",
      invoice_number: `'${id}'`,
    },
    ...{
      number_key: `'${id}'`,
      invoice_date: "'2026-11-10'",
      net_cents: 10_000,
      vat_cents: 2_100,
      total_cents: 12_100,
    },
    ...{ payable_cents: 12_100, reverse_charge: 0, file_id: "'a'", file_hash: "'ha'", file_name: "'a.pdf'" },
    ...{ real_estate: 0, keep_until: "'2033-12-31'", posted_at: at },
    ...over,
  }
  db.$client.transaction(() => {
    run(scan)
    run(`INSERT OR IGNORE INTO suppliers (id, name, name_key, created_at) VALUES (1, 'Hout', 'hout', ${at})`)
    run(
      `INSERT INTO purchase_invoice_lines (invoice_id, position, description, cents) VALUES (${id}, 0, 'Balk', 10000)`,
    )
    run(`INSERT INTO purchase_invoice_vat VALUES (${id}, 21, 10000, 2100)`)
    run(`INSERT INTO purchase_invoices (${Object.keys(values)}) VALUES (${Object.values(values)})`)
  })()
}
const allocate = (invoice: number, cents: number) =>
  run(`INSERT INTO invoice_allocations (invoice_id, project_id, category, cents, net_cents, created_at)
    VALUES (${invoice}, 1, 'materials', ${cents}, 1, ${at})`)

test("a database of before keeps every row and gets the tables of invoices", () => {
  expect(migrate(db)).toEqual({ from: 3, to: migrations.length })
  expect(rows("SELECT username FROM accounts")).toEqual(["kantoor"])
  expect(rows("SELECT cents FROM costs WHERE project_id = 1")).toEqual([12_345])
  expect(rows("SELECT kept FROM files")).toEqual([1])
  givenPosted(1)
  expect(rows("PRAGMA foreign_key_check")).toEqual([])
})

test("a posted invoice stays as it is, with its lines, its VAT, its scan and its original", () => {
  migrate(db)
  givenPosted(1)
  for (const [sql, why] of [
    ["UPDATE purchase_invoices SET supplier_name = 'Ander'", "never changes"],
    ["UPDATE purchase_invoices SET keep_until = '2026-12-31'", "never changes"],
    ["UPDATE OR REPLACE purchase_invoices SET file_hash = 'x'", "never changes"],
    ["DELETE FROM purchase_invoices", "never removed"],
    ["INSERT OR REPLACE INTO purchase_invoices SELECT * FROM purchase_invoices", "never replaced"],
    ["UPDATE purchase_invoice_lines SET description = 'x'", "never changes"],
    ["DELETE FROM purchase_invoice_lines", "never changes"],
    ["INSERT OR REPLACE INTO purchase_invoice_lines SELECT * FROM purchase_invoice_lines", "never changes"],
    [
      "INSERT INTO purchase_invoice_lines (invoice_id, position, description, cents) VALUES (1, 1, 'x', 1)",
      "never changes",
    ],
    ["UPDATE purchase_invoice_vat SET vat_cents = 0", "never changes"],
    ["DELETE FROM purchase_invoice_vat", "never changes"],
    ["INSERT INTO purchase_invoice_vat VALUES (1, 9, 1, 1)", "never changes"],
    ["DELETE FROM invoice_scans", "FOREIGN KEY"],
    ["DELETE FROM files", "FOREIGN KEY"],
    ["DELETE FROM suppliers", "FOREIGN KEY"],
  ] as const)
    expect([sql, thrown(sql)]).toEqual([sql, expect.stringContaining(why)])
  run("UPDATE purchase_invoices SET paid_on = '2026-11-20', paid_by = 1")
  expect(rows("SELECT paid_on FROM purchase_invoices")).toEqual(["2026-11-20"])
})

function thrown(sql: string): string {
  try {
    run(sql)
    return "done"
  } catch (error) {
    return String(error)
  }
}

test("an invoice is taken back once, and is what it adds up to", () => {
  migrate(db)
  givenPosted(1)
  const reversal = {
    kind: "'reversal'",
    reverses: 1,
    net_cents: -10_000,
    vat_cents: -2_100,
    total_cents: -12_100,
  }
  givenPosted(2, reversal)
  expect(() => givenPosted(3, reversal)).toThrow("never replaced")
  expect(() => givenPosted(3, { total_cents: 12_101 })).toThrow("CHECK")
  expect(rows("SELECT sum(total_cents) FROM purchase_invoices")).toEqual([0])
})

test("allocations never go above the invoice, on either side of nothing", () => {
  migrate(db)
  givenPosted(1)
  givenPosted(2, { kind: "'credit'", net_cents: -10_000, vat_cents: -2_100, total_cents: -12_100 })
  allocate(1, 12_000)
  allocate(2, -12_100)
  for (const [invoice, cents] of [
    [1, 101],
    [1, -1],
    [2, -1],
    [2, 1],
    [9, 1],
  ] as const)
    expect(() => allocate(invoice, cents)).toThrow("above its amount")
  expect(() => run("UPDATE invoice_allocations SET cents = 1")).toThrow("never changes")
})

const onStock = (invoice: number, cents: number, over: Record<string, string | number> = {}) => {
  const values = {
    ...{ invoice_id: invoice, position: 0, item_id: 1, quantity: 1000, cents, net_cents: 1 },
    ...{ created_by: 1, created_at: at, ...over },
  }
  run(`INSERT INTO invoice_stock_parts (${Object.keys(values)}) VALUES (${Object.values(values)})`)
}
function givenMovement(quantity = 1000, reverses: number | "NULL" = "NULL") {
  run(`INSERT OR IGNORE INTO stock_items (id, name, supplier, category, article, code, unit, location, min, max, price,
      updated_at, updated_by, created_at, created_by)
      VALUES (1, 'Schroeven', '', '', '', '', 'doos', '', 0, 0, 0, ${at}, 1, ${at}, 1)`)
  run(`INSERT INTO stock_movements (item_id, place, kind, quantity, cents, note, reverses, at, account_id)
      VALUES (1, 'workshop', 'received', ${quantity}, 0, '', ${reverses}, ${at}, 1)`)
}

test("projects and the shelf together never go above the invoice, and a line is on the shelf once", () => {
  migrate(db)
  givenPosted(1)
  givenPosted(2)
  givenMovement()
  allocate(1, 12_000)
  expect(() => onStock(1, 101)).toThrow("above its amount")
  expect(() => onStock(1, -1)).toThrow("above its amount")
  onStock(1, 99)
  expect(() => allocate(1, 2)).toThrow("above its amount")
  allocate(1, 1)
  onStock(2, 100)
  expect(() => onStock(2, 100)).toThrow("UNIQUE")
  expect(() => onStock(2, 100, { position: 1 })).toThrow("FOREIGN KEY")
  expect(() => run("UPDATE invoice_stock_parts SET cents = 1")).toThrow("never changes")
  expect(rows("SELECT sum(cents) FROM invoice_parts GROUP BY invoice_id")).toEqual([12_100, 100])
})

test("what an invoice brought is what came in, and leaves it when that is turned back", () => {
  migrate(db)
  givenPosted(1)
  givenMovement()
  expect(() => onStock(1, 100, { movement_id: 1, quantity: 2000 })).toThrow("what came in")
  onStock(1, 100, { movement_id: 1 })
  givenMovement(-1000, 1)
  expect(rows("SELECT count(*) FROM invoice_stock_parts")).toEqual([0])
})

test("what is looked up by its parent is found by an index, however many there are", () => {
  migrate(db)
  const tables = rows("SELECT name FROM sqlite_schema WHERE type = 'table'") as string[]
  const parents = [
    ...["files", "invoice_scans", "purchase_invoices", "suppliers"],
    ...["stock_items", "stock_movements", "stock_order_lines"],
  ]
  const slow = tables.flatMap((table) =>
    db.$client
      .query(`SELECT "table" AS parent, "from" AS field FROM pragma_foreign_key_list('${table}')`)
      .all()
      .map((key) => key as { parent: string; field: string })
      .filter(({ parent }) => parents.includes(parent))
      .filter(
        ({ field }) =>
          !/SEARCH/.test(String(rows(`EXPLAIN QUERY PLAN SELECT 1 FROM ${table} WHERE ${field} = 1`)[3])),
      )
      .map(({ field }) => `${table}.${field}`),
  )
  expect(slow).toEqual([])
})
