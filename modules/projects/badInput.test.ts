import { expect, test } from "bun:test"
import { textRow, xlsxOf } from "#src/sheets/xlsx.testing.ts"
import {
  type Change,
  everyWrongType,
  givenMarkedOffice,
  long,
  mark,
  noNumbers,
} from "#src/tests/badInput.testing.ts"

const { bad, onlyRight, refused, send } = givenMarkedOffice()

/** Project 1 came with the request. */
const project = { name: "Dakkapel Poststraat", startDate: "2026-11-23", endDate: "2026-12-04", progress: 0 }
const projectChange = { ...project, version: 2 }
const wrongProjects: Change[] = [
  ...everyWrongType("name", "text"),
  ["no name", { name: undefined }],
  ["an empty name", { name: " \t " }],
  ["an endless name", { name: long(161) }],
  ["a name with a control character", { name: `${mark}\u0000` }],
  ["half an emoji", { name: `${mark}\ud83d` }],
  ...everyWrongType("description", "text"),
  ["an endless description", { description: long(4001) }],
  ...everyWrongType("projectTypes", ""),
  ["thirteen types", { projectTypes: Array(13).fill("badkamer") }],
  ...everyWrongType("customerId", "nothing"),
  ["an endless address", { address: long(201) }],
  ...["startDate", "endDate"].flatMap((field) => [
    ...everyWrongType(field, "nothing"),
    [`${field} that does not exist`, { [field]: "2027-02-30" }] as Change,
    [`${field} in another century`, { [field]: "0026-11-23" }] as Change,
    [`${field} with a time`, { [field]: "2026-11-23T10:00:00Z" }] as Change,
    [`${field} as a Dutch person writes it`, { [field]: "23-11-2026" }] as Change,
  ]),
  ["an end before the start", { endDate: "2026-11-22" }],
  ...everyWrongType("latitude", "nothing"),
  ["a longitude alone", { longitude: 3.92 }],
  ["a place off the earth", { latitude: 90.1, longitude: 3.92 }],
  ...everyWrongType("radius", "nothing number"),
  ["a radius smaller than a GPS sees", { radius: 19 }],
  ["a radius of a town", { radius: 2001 }],
  ["half a metre", { radius: 50.5 }],
  ...everyWrongType("progress", "number"),
  ["more progress than there is", { progress: 101 }],
  ["progress below nothing", { progress: -1 }],
  ["half a percent", { progress: 0.5 }],
  ...everyWrongType("team", ""),
  ["somebody unknown on the team", { team: [999] }],
  ["a team of thirty-one", { team: Array(31).fill(1) }],
  ...["estimatedPrice", "estimatedNet"].flatMap((field) => [
    ...everyWrongType(field, "number nothing"),
    [`${field} below zero`, { [field]: "€ -5,00" }] as Change,
    [`${field} without end`, { [field]: "1e309" }] as Change,
    [`${field} of nothing typed`, { [field]: "" }] as Change,
    [`${field} of 41 digits`, { [field]: "1".repeat(41) }] as Change,
  ]),
  ["a net price above the price", { estimatedPrice: 100, estimatedNet: 100.01 }],
  ["an id of one's own choice", { id: 7 }],
  ["a field nobody asked for", { [mark]: true }],
]
const wrongVersions: Change[] = [
  ...everyWrongType("version", "number"),
  ["no version", { version: undefined }],
  ["version 0", { version: 0 }],
]
bad("project", "POST", "/api/projects", () => project, [
  ...wrongProjects,
  ...everyWrongType("status", ""),
  ["a status that is derived", { status: "delayed" }],
  ["a version before there is one", { version: 1 }],
])
bad("change of a project", "PUT", "/api/projects/1", () => projectChange, [
  ...wrongProjects,
  ...wrongVersions,
])
bad("status", "PUT", "/api/projects/1/status", () => ({ status: "active", version: 2 }), [
  ...everyWrongType("status", ""),
  ["another vocabulary", { status: "in_progress" }],
  ...wrongVersions,
])
bad("progress", "PUT", "/api/projects/1/progress", () => ({ progress: 5, version: 2 }), [
  ...everyWrongType("progress", "number"),
  ...wrongVersions,
])
bad("archived", "PUT", "/api/projects/1/archived", () => ({ archived: true }), [
  ...everyWrongType("archived", "yes"),
  ["a field nobody asked for", { [mark]: true }],
])
const customer = { name: "Fam. Bliek", email: "bliek@voorbeeld.nl", kvk: "12345678" }
const customerChange = { ...customer, version: 1 }
const wrongCustomer: Change[] = [
  ...["name", "address", "city", "notes"].flatMap((field) => everyWrongType(field, "text")),
  ...["email", "phone", "postcode", "kvk", "btwId"].flatMap((field) => everyWrongType(field, "")),
  ["no name", { name: undefined }],
  ["an empty name", { name: "  " }],
  ["an endless name", { name: long(161) }],
  ["a name with a control character", { name: `${mark}\u0000` }],
  ["half an emoji for a name", { name: `${mark}\ud83d` }],
  ["a mail address that is two", { email: "a@b.nl,c@d.nl" }],
  ["a mail address with a line break", { email: `a@b.nl\nBcc: ${mark}@d.nl` }],
  ["a telephone number of letters", { phone: "bel maar even" }],
  ["a postcode that is not given out", { postcode: "4301 SS" }],
  ["a postcode for invoices that is not given out", { invoicePostcode: "4301 SS" }],
  ["an address for invoices that is none", { invoiceEmail: mark }],
  ["an endless name for invoices", { invoiceName: long(161) }],
  ["a short KvK number", { kvk: "1234567" }],
  ["a btw-id that does not add up", { btwId: "NL123456789B90" }],
  ["endless notes", { notes: long(4001) }],
  ["a field nobody asked for", { [mark]: true }],
  ["another customer to be", { mergedInto: 1 }],
]
bad("customer", "POST", "/api/customers", () => customer, wrongCustomer)
bad("change of a customer", "PUT", "/api/customers/1", () => customerChange, [
  ...wrongCustomer,
  ...everyWrongType("version", "number"),
  ["no version", { version: undefined }],
  ["a version of nothing", { version: 0 }],
])
const contact = { name: "Petra van Dis", phone: "06 12 34 56 78" }
const wrongContact: Change[] = [
  ...["name", "role"].flatMap((field) => everyWrongType(field, "text")),
  ...["email", "phone"].flatMap((field) => everyWrongType(field, "")),
  ...["getsQuotations", "getsInvoices"].flatMap((field) => everyWrongType(field, "yes")),
  ["no name", { name: undefined }],
  ["an empty name", { name: "  " }],
  ["an endless name", { name: long(121) }],
  ["a role without end", { role: long(61) }],
  ["a name with a control character", { name: `${mark}\u0000` }],
  ["neither a number nor an address", { phone: "" }],
  ["a telephone number of letters", { phone: "bel maar even" }],
  ["a mail address with a line break", { email: `a@b.nl\nBcc: ${mark}@d.nl` }],
  ["a field nobody asked for", { [mark]: true }],
  ["another customer to belong to", { customerId: 2 }],
]
bad("contact", "POST", "/api/customers/1/contacts", () => contact, wrongContact)
bad("merge", "POST", "/api/customers/1/merge", () => ({ double: 2 }), [
  ...everyWrongType("double", "number"),
  ["with himself", { double: 1 }],
  ["with half a person", { double: 1.5 }],
  ["with nobody", { double: undefined }],
  ["a field nobody asked for", { [mark]: true }],
])
const book = Buffer.from(xlsxOf(textRow("naam", "e-mail") + textRow("Vos", ""))).toString("base64")
const bookOf = (rows: string) => Buffer.from(xlsxOf(rows)).toString("base64")
bad("import of Excel", "POST", "/api/customers/import", () => ({ xlsx: book }), [
  ...everyWrongType("xlsx", "text"),
  ["nothing", { xlsx: "" }],
  ["no base64", { xlsx: `${mark}!` }],
  ["text instead", { xlsx: Buffer.from(`naam\n${mark}`).toString("base64") }],
  ["an old file of Excel", { xlsx: Buffer.from([0xd0, 0xcf, 0x11, 0xe0]).toString("base64") }],
  ["a file that was cut off", { xlsx: book.slice(0, book.length / 2) }],
  ["only headings", { xlsx: bookOf(textRow(mark)) }],
  ["an empty sheet", { xlsx: bookOf("") }],
  ["a row that is wrong", { xlsx: bookOf(textRow("naam", "e-mail") + textRow(mark, mark)) }],
  ["more rows than are taken", { xlsx: bookOf(textRow(mark).repeat(5002)) }],
  ["more columns than are taken", { xlsx: bookOf(textRow(...Array(201).fill(mark))) }],
  ["a larger file than is taken", { xlsx: "A".repeat(2_796_208) }],
  ["both", { csv: "naam\nVos" }],
  ["neither", { xlsx: undefined }],
])
bad("import", "POST", "/api/customers/import", () => ({ csv: "naam\nVos", mapping: ["name"] }), [
  ...everyWrongType("csv", "text"),
  ["nothing", { csv: "" }],
  ["only headings", { csv: mark }],
  ["a file of Excel", { csv: `PK\u0003\u0004${mark}` }],
  ["a quote that never ends", { csv: `naam\n"${mark}` }],
  ["a row that is wrong", { csv: `naam;e-mail\n${mark};${mark}`, mapping: undefined }],
  ["more rows than are taken", { csv: `naam\n${`${mark}\n`.repeat(5001)}` }],
  ["more text than is taken", { csv: long(2 * 1024 * 1024 + 1) }],
  ...everyWrongType("mapping", ""),
  ["a column that is not there", { mapping: [mark] }],
  ["fewer columns than there are", { mapping: [] }],
  ["endless columns", { mapping: Array(201).fill(null) }],
  ...everyWrongType("skipWrong", "yes"),
  ["a field nobody asked for", { [mark]: true }],
])

test.each(["999", ...noNumbers])("no customer goes by the number %s", async (id) => {
  const address = `/api/customers/${id}`
  for (const [method, path, body] of [
    ["GET", address],
    ["GET", `${address}/history?limit=5`],
    ["POST", `${address}/contacts`, contact],
    ["PUT", `${address}/contacts/1`, { ...contact, version: 1 }],
    ["DELETE", `${address}/contacts/1`],
    ["PUT", `${address}/contacts/1/restored`],
    ["PUT", address, customerChange],
    ["POST", `${address}/merge`, { double: 1 }],
  ] as const)
    expect([404, 422]).toContain(await refused(() => send(method, path, body)))
})

const cost = { category: "other", amount: 12.5, day: "2026-11-20", description: "Schroeven" }
bad("cost", "POST", "/api/projects/1/costs", () => cost, [
  ...everyWrongType("category", ""),
  ...everyWrongType("amount", "number"),
  ["an amount of nothing", { amount: 0 }],
  ["an amount beyond any job", { amount: 1e9 }],
  ...everyWrongType("day", ""),
  ["a day that does not exist", { day: "2026-02-30" }],
  ["a day of another century", { day: "0026-02-03" }],
  ...everyWrongType("description", "text"),
  ["an empty description", { description: "" }],
  ["an endless description", { description: long(201) }],
  ...everyWrongType("quantity", "number nothing"),
  ["hours without their number", { category: "hours" }],
  ["an endless unit", { unit: long(21) }],
  ["a source of one's own choice", { source: "invoice" }],
])

bad("file", "PUT", "/api/projects/1/files/1", () => ({ name: "gevel.pdf", kind: "drawing" }), [
  ...everyWrongType("name", "text"),
  ["an empty name", { name: "  " }],
  ["an endless name", { name: long(121) }],
  ["a name with a control character", { name: `${mark}\u0000` }],
  ...everyWrongType("kind", ""),
  ["a kind that is not there", { kind: mark }],
  ["a file of one's own choice", { fileId: mark }],
])

test.each(noNumbers)("no file or document of a project goes by the number %s", async (id) => {
  for (const [method, path, body] of [
    ["GET", `/api/projects/${id}/files`],
    ["GET", `/api/projects/1/files/${id}/tekening.pdf`],
    ["PUT", `/api/projects/1/files/${id}`, { kind: "permit" }],
    ["DELETE", `/api/projects/1/files/${id}`],
    ["PUT", `/api/projects/1/files/${id}/restored`, {}],
    ["GET", `/api/projects/${id}/documents`],
    ["GET", `/api/projects/${id}/documents/offerte`],
    ["GET", `/api/customers/${id}/requests`],
  ] as const)
    expect([404, 422]).toContain(await refused(() => send(method, path, body)))
})

test.each(noNumbers)("no project goes by the number %s", async (id) => {
  const address = `/api/projects/${id}`
  for (const [method, path, body] of [
    ["GET", address],
    ["PUT", address, projectChange],
    ["PUT", `${address}/status`, { status: "active", version: 2 }],
    ["PUT", `${address}/archived`, { archived: true }],
    ["GET", `${address}/history`],
    ["GET", `${address}/costs`],
    ["POST", `${address}/costs`, cost],
    ["DELETE", `${address}/costs/1`],
    ["DELETE", `/api/projects/1/costs/${id}`],
  ] as const)
    expect([404, 422]).toContain(await refused(() => send(method, path, body)))
})

test.each([
  "?archived=yes",
  `?chatgptGenerated=${mark}`,
  "?archived[]=true",
  "?status=active",
  "?archived=true&archived=false",
])("neither the list of projects nor its sheet is narrowed by %s", async (query) => {
  expect(await refused(() => send("GET", `/api/projects${query}`))).toBe(422)
  expect(await refused(() => send("GET", `/api/projects/export${query}`))).toBe(422)
})

onlyRight([
  ["POST /api/projects", project],
  ["PUT /api/projects/1", projectChange],
  ["PUT /api/projects/1/status", { status: "active", version: 3 }],
  ["PUT /api/projects/1/progress", { progress: 40, version: 4 }],
  ["PUT /api/projects/1/archived", { archived: false }],
  ["POST /api/projects/1/costs", cost],
  ["POST /api/customers", customer],
  ["PUT /api/customers/1", customerChange],
  ["POST /api/customers/1/contacts", contact],
  ["POST /api/customers/1/merge", { double: 2 }],
])
