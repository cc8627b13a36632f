import { openDb } from "#db/open.ts"
import { agreedJob } from "#modules/quotes/sample.ts"
import { composeServer } from "#src/app/modules.ts"
import { createPlatform } from "#src/app/platform.ts"
import { databasePath } from "#src/folder.ts"
import { today } from "#src/shared/calendar.ts"

/**
 * Sends one invoice after the other in the folder that it is given, and says each number as soon as it is kept. With
 * `finish` it only makes the files that are missing. For a test that ends it at any moment.
 */
const [dataDir = "", task = ""] = process.argv.slice(2)
const clock = () => new Date()
const db = openDb(databasePath(dataDir))
const { services } = composeServer(createPlatform({ db, dataDir, clock, outside: {} }))
services.jobs.start()

if (task === "finish") {
  await services.jobs.idle()
  process.exit(0)
}

const by = services.access.list()[0]!
const { customerId } = agreedJob(services)
const line = { description: "Werk", quantity: 1, unit: "post", unitPrice: 100, vatRate: 21 } as const
for (;;) {
  const { id, version, title, paymentDays } = services.salesInvoices.draftFree(
    { customerId, projectId: null },
    null,
    by,
  )
  const texts = {
    title,
    paymentDays,
    intro: "",
    reference: "",
    performed: null,
    blocked: null,
    reverseCharge: false,
  }
  const lines = [{ ...line, vatReason: "", source: null }]
  const draft = services.salesInvoices.change(id, { ...texts, lines, version }, by)
  const order = { issuedOn: today(clock), mail: null, version: draft.version }
  const { number } = services.salesInvoices.send(id, order, null, by)
  process.stdout.write(`${number}\n`)
  // Jobs have their turn, as between two calls.
  await Bun.sleep(0)
}
