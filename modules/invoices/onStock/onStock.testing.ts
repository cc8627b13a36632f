import { sampleItem } from "#modules/stock/sample.ts"
import { givenApp } from "#src/testing.ts"
import { asking } from "#src/tests/asking.testing.ts"
import { givenInvoice } from "../allocations/posted.testing.ts"

/** An office with a project, whose manager puts lines of invoices onto the shelf. */
export async function givenShelf() {
  const app = await givenApp()
  const manager = await asking(app, "manager")
  const office = app.services.access.list()[0]!
  const add = (over: object = {}) =>
    app.services.stockItems.add(sampleItem({ code: "", ...over }), null, office)
  const { id: project } = app.services.projects.create(
    { name: "Dakkapel Poststraat", status: "active" },
    office,
  )
  return {
    ...{ app, manager, office, project, add },
    /** Two materials, and an invoice with a line of € 60,50 with VAT for each. */
    fresh: () => ({
      screws: add({ name: "Schroeven 5x60" }),
      glue: add({ name: "Tegellijm", unit: "zak" }),
      invoice: givenInvoice(app, {
        lines: [
          ["Schroeven 5x60", 4, 5000],
          ["Tegellijm", 2, 5000],
        ],
      }),
    }),
    order: (itemId: number, quantity: number, price = 12.5) =>
      app.services.stockOrders.one(
        app.services.stockOrders.place(
          { supplier: "Bouwmaat", note: "", expectedOn: null, lines: [{ itemId, quantity, price }] },
          null,
          office,
        ),
      ),
    put: (purchaseInvoiceId: number, lines: object[], over: object = {}, key?: string) =>
      manager(
        "POST",
        "/invoice-allocations/stock",
        { purchaseInvoiceId, place: "workshop", lines, ...over },
        key,
      ),
  }
}
