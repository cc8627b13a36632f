import { afterEach, beforeEach, expect, setDefaultTimeout, test } from "bun:test"
import { heldDuring } from "#src/jobs/eventLoop.testing.ts"
import { longestHold } from "#src/jobs/eventLoop.ts"
import { givenApp, jsonRequest, type TestApp } from "#src/testing.ts"

setDefaultTimeout(60_000)

let app: TestApp
let office: { cookie: string }
beforeEach(async () => {
  app = await givenApp({ onDisk: true, takeTurns: true })
  office = await app.signIn("manager")
})
afterEach(() => app.close())

async function send(path: string, csv: string) {
  const body = { csv, supplier: "Bouwmaat" }
  const response = await app.handle(jsonRequest("POST", `/api/materials/${path}`, { body, headers: office }))
  expect([response.status, (await response.text()).slice(0, 200)]).toEqual([200, expect.any(String)])
}
const headings =
  "Omschrijving;Artikelnummer;Groep;Locatie;Eenheid;Min. voorraad;Max. voorraad;Netto prijs;Voorraad"
const rowOf = (i: number, of: string, euros: number) =>
  `Spaanplaatschroef verzinkt ${of} ${i};${of}${i};Bevestiging;Stelling ${i % 90};doos;5;20;${euros},${i % 100};${i % 40}`
const listOf = (of: string, rows: number, euros = 1, from = 0) =>
  [headings, ...Array.from({ length: rows }, (_, i) => rowOf(from + i, of, euros))].join("\n")

test("a thousand new materials are counted in at once, and nobody waits", async () => {
  let lists = 0
  expect(await heldDuring(() => send("import", listOf(`nr${++lists}x`, 1000)))).toBeLessThan(longestHold)
})

test("five thousand prices change at once, and nobody waits", async () => {
  const lists = ["0", "1", "2", "3", "4"]
  for (const of of lists) await send("import", listOf(`nr${of}x`, 1000))
  const rows = lists.map((of) => listOf(`nr${of}x`, 1000, 0).slice(headings.length))
  let euros = 1
  const dearer = () => [headings, ...rows].join("").replaceAll(/;0,(\d+);/g, `;${++euros},$1;`)
  expect(await heldDuring(() => send("import", dearer()))).toBeLessThan(longestHold)
  expect(await heldDuring(() => send("import/preview", dearer()))).toBeLessThan(longestHold)
})

test("three hundred codes are filled in, and nobody waits", async () => {
  let filled = 0
  for (const from of [0, 1000, 2000, 3000]) await send("import", listOf("nr", 1000, 1, from))
  const codes = () => {
    const rows = Array.from({ length: 300 }, (_, i) => `nr${filled + i};A${filled + i}`)
    filled += 300
    return ["Artikelnummer;Code", ...rows].join("\n")
  }
  expect(await heldDuring(() => send("import", codes()))).toBeLessThan(longestHold)
})

test("thousands with one name are looked at, and nobody waits", async () => {
  const list = (of: string) =>
    `Naam;Code\n${Array.from({ length: 1000 }, (_, i) => `Diversen;${of}${i}`).join("\n")}`
  for (const of of ["A", "B", "C", "E", "F", "G"]) await send("import", list(of))
  expect(await heldDuring(() => send("import/preview", list("D")))).toBeLessThan(longestHold)
})
