import { afterAll, beforeAll, beforeEach, expect, test } from "bun:test"
import { agreedJob } from "#modules/quotes/sample.ts"
import { readPdf } from "#src/documents/pdf/testing.ts"
import { givenMailServer } from "#src/mail/smtp.testing.ts"
import { givenApp, type TestApp } from "#src/testing.ts"
import { salesDocuments } from "../table.ts"
import { filesJob } from "./files.ts"
import { ownLine, type SalesOffice, salesOffice } from "./office.testing.ts"

const server = givenMailServer()
let app: TestApp
let office: SalesOffice
beforeAll(async () => {
  app = await givenApp({ smtpUrl: server.url })
})
beforeEach(async () => {
  office = await salesOffice(app)
})
afterAll(async () => {
  await app.close()
  server.stop()
})

const mail = {
  to: "vos@voorbeeld.example",
  subject: "Factuur {nummer}",
  message: "Hierbij factuur {nummer}.",
}
const letter = () => server.received.at(-1)!
const idle = () => app.services.jobs.idle()

test("it is mailed once its files are made, with its number in the words and the PDF beside them", async () => {
  const { projectId } = agreedJob(app.services)
  const invoice = await office.sent(await office.part(projectId, 0), { mail })
  expect(invoice).toMatchObject({ files: "making", mail: { to: mail.to, state: "waiting" } })
  await idle()
  expect(await office.get(invoice.id)).toMatchObject({ files: "ready", mail: { state: "sent" } })
  expect([letter().head.subject, letter().text.trim()]).toEqual([
    `Factuur ${invoice.number}`,
    `Hierbij factuur ${invoice.number}.`,
  ])
  expect(letter().attachments.map(({ name }) => name)).toEqual([`Factuur ${invoice.number}.pdf`])
})

test("a business gets the data with it", async () => {
  const { projectId } = agreedJob(app.services, {
    customer: { name: "Bouw BV", address: "Weg 1", postcode: "4301 AA", city: "Zierikzee", kvk: "00000000" },
  })
  const { id, number } = await office.sent(await office.part(projectId, 0), { mail })
  await idle()
  expect((await office.get(id)).formats).toEqual(["pdf", "docx", "xml"])
  expect(letter().attachments.map(({ name }) => name)).toEqual([
    `Factuur ${number}.pdf`,
    `Factuur ${number}.xml`,
  ])
})

test("a file is the same each time it is asked for, and says what was sent", async () => {
  const { projectId, customerId } = agreedJob(app.services)
  const { id, number } = await office.sent(await office.part(projectId, 0))
  await idle()
  app.services.customers.change(customerId, { name: "Verhuisd", version: 1 }, app.services.access.list()[0]!)
  const file = async () => (await office.ask("GET", `/sales-invoices/${id}/file/pdf`)).bytes
  const [first, again] = [await file(), await file()]
  expect(Buffer.compare(first, again)).toBe(0)
  const text = JSON.stringify(await readPdf(first))
  expect(text).toContain(number!)
  expect(text).toContain("Mevrouw Vos")
  expect(text).not.toContain("Verhuisd")
})

test("a draft can be looked at, and is no invoice yet", async () => {
  const { projectId } = agreedJob(app.services)
  const { id } = await office.part(projectId, 0)
  const { status, bytes } = await office.ask("GET", `/sales-invoices/${id}/file/pdf`)
  expect([status, JSON.stringify(await readPdf(bytes)).includes("Concept")]).toEqual([200, true])
  expect((await office.ask("GET", `/sales-invoices/${id}/file/xml`)).reply.code).toBe("business.onlySent")
})

test("mail that fails after numbering takes no number back, and goes out once more", async () => {
  server.answers.RCPT = "550 no such user"
  const { projectId } = agreedJob(app.services)
  const { id, number } = await office.sent(await office.part(projectId, 0), { mail })
  await idle()
  expect(await office.get(id)).toMatchObject({
    number,
    files: "ready",
    mail: { state: "failed", error: expect.any(String) },
  })
  delete server.answers.RCPT
  const again = { to: "nieuw@voorbeeld.example", subject: `Factuur ${number}`, message: "Nogmaals." }
  await office.ask("POST", `/sales-invoices/${id}/mail`, again)
  await idle()
  expect((await office.get(id)).mail).toMatchObject({ to: again.to, state: "sent" })
})

test("a job that was cut off between number and file makes what is missing, and mails once", async () => {
  const { projectId } = agreedJob(app.services)
  const { id } = await office.sent(await office.part(projectId, 0), { mail })
  await idle()
  const mails = server.received.length
  app.services.jobs.add(filesJob, String(id))
  await idle()
  const made = app.db
    .select()
    .from(salesDocuments)
    .all()
    .filter(({ invoiceId }) => invoiceId === id)
  expect(made.map(({ format }) => format).toSorted()).toEqual(["docx", "pdf"])
  expect(server.received).toHaveLength(mails)
})

test("the mail is proposed to who gets the invoices", async () => {
  const { projectId, customerId } = agreedJob(app.services)
  const contact = {
    name: "Administratie",
    role: "",
    phone: "",
    email: "facturen@voorbeeld.example",
    getsQuotations: false,
    getsInvoices: true,
  }
  await office.done("POST", `/customers/${customerId}/contacts`, contact)
  const { id } = await office.part(projectId, 0)
  const proposal = await office.done("GET", `/sales-invoices/${id}/mail`)
  expect(proposal).toMatchObject({ to: contact.email, canMail: true })
  expect(proposal.subject).toContain("{nummer}")
})

test("500 lines are sent and mailed like one", async () => {
  const { customerId } = agreedJob(app.services)
  const lines = Array.from({ length: 500 }, (_, i) =>
    ownLine({ description: `Regel ${i + 1}`, unitPrice: 1.11 }),
  )
  const { id, total } = await office.sent(await office.changed(await office.free(customerId), { lines }), {
    mail,
  })
  await idle()
  expect([total, (await office.get(id)).files]).toEqual([671.55, "ready"])
  const invoice = await office.free(customerId)
  expect((await office.change(invoice, { lines: [...lines, ownLine()] })).reply.fields.lines).toContain("500")
})
