import { afterAll, beforeAll, beforeEach, expect, test } from "bun:test"
import { givenInvoice, givenReversal } from "../allocations/posted.testing.ts"
import { givenShelf } from "./onStock.testing.ts"

let shelf: Awaited<ReturnType<typeof givenShelf>>
let { screws, glue, invoice } = { screws: 0, glue: 0, invoice: 0 }
beforeAll(async () => {
  shelf = await givenShelf()
})
beforeEach(() => {
  ;({ screws, glue, invoice } = shelf.fresh())
})
afterAll(() => shelf.app.close())

const first = () => ({ position: 0, itemId: screws, quantity: 4 })
const put = (lines: object[], over: object = {}) => shelf.put(invoice, lines, over)

const wrong: [string, () => Promise<{ status: number; reply: { error: string } }>, number, string][] = [
  [
    "a line that is not there",
    () => put([{ ...first(), position: 9 }]),
    404,
    "Deze regel is er niet (meer).",
  ],
  [
    "a line twice",
    () => put([first(), first()]),
    409,
    "Een van deze regels staat al op voorraad. Kijk wat er nu staat.",
  ],
  [
    "a material that is not there",
    () => put([{ ...first(), itemId: 999_999 }]),
    404,
    "Dit materiaal bestaat niet of niet meer.",
  ],
  [
    "an order of something else",
    () => put([{ ...first(), orderLineId: shelf.order(glue, 1).lines[0]!.id }]),
    404,
    "Dit materiaal staat niet op die bestelling.",
  ],
  [
    "a credit note",
    () => {
      invoice = givenInvoice(shelf.app, { ...credit, kind: "credit" })
      return put([first()])
    },
    409,
    "Een creditnota kan niet op voorraad. Pas zelf aan wat u terugbracht, en wijs het bedrag toe aan een project.",
  ],
  [
    "an invoice in another currency",
    () => {
      invoice = givenInvoice(shelf.app, { currency: "SEK", lines: [["Skruv", 4, 10_000]] })
      return put([first()])
    },
    409,
    "Deze factuur is in SEK. Alleen bedragen in euro’s kunnen zo op voorraad.",
  ],
  [
    "an invoice that was taken back",
    () => {
      givenReversal(shelf.app, invoice)
      return put([first()])
    },
    409,
    "Deze inkoopfactuur is teruggeboekt en kan niet worden toegewezen.",
  ],
  [
    "a discount by itself",
    () => {
      invoice = givenInvoice(shelf.app, {
        lines: [
          ["Korting", null, -500],
          ["Lijm", 2, 10_500],
        ],
      })
      return put([{ ...first(), position: 0 }])
    },
    409,
    "Korting, of wat niets kost, kan niet zelf op voorraad. Verdeel die regel over de andere.",
  ],
]
const credit = {
  netCents: -10_000,
  vatCents: -2100,
  lines: [["Retour", 4, -10_000]] as [string, number, number][],
}

test.each(wrong)("%s is refused in words, and nothing comes in", async (_, act, status, sentence) => {
  const before = shelf.app.db.$client.query("SELECT count(*) FROM stock_movements").values()
  const refused = await act()
  expect([refused.status, refused.reply.error]).toEqual([status, sentence])
  expect(shelf.app.db.$client.query("SELECT count(*) FROM stock_movements").values()).toEqual(before)
  expect(
    shelf.app.db.$client
      .query("SELECT count(*) FROM invoice_stock_parts WHERE invoice_id = ?")
      .values(invoice),
  ).toEqual([[0]])
})

test("lines that are more than what is left are refused, with what is left", async () => {
  const wish = { purchaseInvoiceId: invoice, projectId: shelf.project, amount: 100, category: "materials" }
  await shelf.manager("POST", "/invoice-allocations/allocate", wish)
  expect((await put([first()])).reply.error).toBe(
    "Van deze factuur is nog €\u00a021,00 over; deze regels zijn samen €\u00a060,50. Kies er minder of verwijder eerst een toewijzing.",
  )
})

test.each([
  ["no quantity", { quantity: 0 }, "lines.0.quantity", "Vul een aantal in dat niet nul is"],
  ["less than nothing", { quantity: -1 }, "lines.0.quantity", "Vul een aantal in dat niet nul is"],
  ["a milliard", { quantity: 1e9 }, "lines.0.quantity", "Dit aantal is te groot"],
  [
    "a part of a thousandth",
    { quantity: 1.0005 },
    "lines.0.quantity",
    "Een aantal heeft hooguit drie cijfers achter de komma",
  ],
  ["no material", { itemId: 0 }, "lines.0.itemId", "Kies een materiaal"],
])("%s is wrong at its field", async (_, over, field, sentence) => {
  const { status, reply } = await put([{ ...first(), ...over }])
  expect([status, reply.fields?.[field]]).toEqual([422, sentence])
})

test("a place that is not there is wrong at its field", async () => {
  expect((await put([first()], { place: "van:999" })).reply.fields).toEqual({ place: "Kies waar het ligt" })
})
