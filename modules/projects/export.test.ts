import { afterAll, beforeAll, expect, test } from "bun:test"
import { readCsv } from "#src/shared/csv.ts"
import { givenApp, type TestApp } from "#src/testing.ts"
import { asking } from "#src/tests/asking.testing.ts"
import { dormer } from "./dormer.testing.ts"

let app: TestApp
let manager: Awaited<ReturnType<typeof asking>>
beforeAll(async () => {
  app = await givenApp()
  manager = await asking(app, "manager")
})
afterAll(() => app.close())

test("the list is saved as a sheet that Excel with Dutch settings opens", async () => {
  const customerId = app.services.customers.recognise({ name: "J. Klaver", phone: "+31 6 00000001" }, null)
  const { id } = (
    await manager("POST", "/projects", { ...dormer, customerId, description: '=1+1;"x"\nregel 2' })
  ).reply
  const hours = { category: "hours", amount: 464.5, quantity: 8.5, day: "2026-11-20", description: "Daan" }
  await manager("POST", `/projects/${id}/costs`, hours)
  const away = (await manager("POST", "/projects", { name: "Weggelegd" })).reply
  await manager("PUT", `/projects/${away.id}/archived`, { archived: true })

  const { status, headers, bytes, reply: text } = await manager("GET", "/projects/export")
  expect(status).toBe(200)
  expect(headers.get("content-disposition")).toContain('filename="Projecten_21-11-2026.csv"')
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  expect(text).toContain(";12500;10330,58;464,5;8,5;21-11-2026;")
  expect(text).toContain("'=1+1")
  const [headings, ...rows] = readCsv(text)
  expect(rows).toHaveLength(1)
  const sheet = Object.fromEntries(headings!.map((heading, i) => [heading, rows[0]![i]]))
  expect(sheet).toMatchObject({
    ...{ Naam: dormer.name, Status: "Gepland", "Soort werk": "Dakkapel", Klant: "J. Klaver" },
    ...{ Begin: "23-11-2026", Einde: "04-12-2026", "Gestart op": "", Telefoon: "+31 6 00000001" },
  })
  expect((await manager("GET", "/projects/export?archived=true")).reply).toContain("Weggelegd")
})
