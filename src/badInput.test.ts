import { afterAll, beforeAll, expect, test } from "bun:test"
import { mkdtempSync, readdirSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { migrate, rowCounts } from "#db/migrate.ts"
import { type Db, openDb } from "#db/open.ts"
import type { NewAccount } from "#modules/access/schema.ts"
import { sampleSubmission } from "#modules/quotes/sample.ts"
import type { Submission } from "#modules/quotes/schema.ts"
import { sampleCompany, sampleSite } from "#modules/settings/sample.ts"
import { sampleMessage } from "#modules/site/sample.ts"
import { createApp } from "./app.ts"
import { samplePhoto } from "./files/sample.ts"
import { createServices, type Services } from "./services.ts"
import { jsonRequest, officePassword, testClock } from "./testing.ts"

/** Stands in every bad input, so that an echo of it would be seen. */
const mark = "merkteken"
const dataDir = mkdtempSync(join(tmpdir(), "waterpas-bad-input-"))
let db: Db
let services: Services
let app: ReturnType<typeof createApp>
let owner: string
/** Photos: one that waits, one that belongs to a request of someone else. */
let photo: { waiting: string; taken: string }

beforeAll(async () => {
  db = openDb(":memory:")
  migrate(db)
  services = createServices({ db, dataDir, clock: testClock() })
  await services.access.ensureShared(officePassword)
  app = createApp(services)
  owner = `waterpas=${(await services.access.login({ password: officePassword }, "office")).token}`
  const keep = (hue: number) =>
    services.quotes.keepPhoto(async () => samplePhoto({ width: 40, height: 30, hue }), "visitor")
  photo = { waiting: await keep(10), taken: await keep(200) }
  services.quotes.submit(sampleSubmission({ photos: [photo.taken] }), null, "visitor")
  services.messages.receive(sampleMessage, null, "visitor")
  const drawing = { bytes: Buffer.from("%PDF-1.7"), name: "tekening.pdf", texts: { kind: "drawing" } }
  await services.projectFiles.add(1, async () => drawing, null, services.access.list()[0]!)
})
afterAll(() => {
  db.$client.close()
  rmSync(dataDir, { recursive: true })
})

const traces = () => ({
  rows: Object.fromEntries(rowCounts(db.$client)),
  blobs: readdirSync(join(dataDir, "files"), { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  ).length,
  company: services.settings.get(),
})

let visitors = 0
/** Every request comes from another address, so that no limit on speed answers in its place. */
const send = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
  app.handle(
    jsonRequest(method, path, {
      body,
      headers: { cookie: owner, "x-forwarded-for": `visitor ${++visitors}`, ...headers },
    }),
  )

/** Refused with a Dutch sentence, without an echo, and with nothing left behind. Answers the status. */
async function refused(request: () => Response | Promise<Response>): Promise<number> {
  const before = traces()
  const response = await request()
  const text = await response.text()
  expect(text.length).toBeLessThan(5_000)
  const reply = JSON.parse(text)
  expect(reply).toMatchObject({ success: false, code: expect.any(String) })
  expect(reply.error).toMatch(/^[A-Z][^{}<>]{8,}[.)]?$/)
  expect(text).not.toContain(mark)
  expect(traces()).toEqual(before)
  return response.status
}

type Change = [what: string, change: Record<string, unknown>]
const long = (length: number) => mark.padEnd(length, "x")

/** One field at a time put in the place of a right one; undefined takes it out. */
function bad(name: string, method: string, path: string, right: () => object, changes: Change[]) {
  test.each(changes)(`${name}: %s`, async (_, change) => {
    const body = { ...right(), ...change }
    expect(await refused(() => send(method, path, body))).toBe(422)
  })
}

const everyWrongType = (field: string, allowed: string): Change[] =>
  Object.entries({ number: 5, text: mark, list: [mark], object: { a: mark }, yes: true, nothing: null })
    .filter(([kind]) => !allowed.split(" ").includes(kind))
    .map(([kind, value]) => [`${field} is a ${kind}`, { [field]: value }])

bad(
  "questions",
  "POST",
  "/api/local-engine/generate-questions",
  () => ({ projectType: "badkamer", useImproved: true }),
  [
    ["no type", { projectType: undefined }],
    ["an unknown type", { projectType: `zwembad ${mark}` }],
    ["an endless type", { projectType: long(200_000) }],
    ["a type that every object has", { projectType: "constructor" }],
    ...everyWrongType("projectType", ""),
    ...everyWrongType("projectTypes", ""),
    ["no types", { projectTypes: [] }],
    ["more types than there are", { projectTypes: Array(13).fill("badkamer") }],
    ["a list in the list of types", { projectTypes: [["badkamer"]] }],
    ...everyWrongType("useImproved", "yes"),
    ["a field nobody asked for", { [mark]: true }],
  ],
)

bad("request", "POST", "/api/live-offerte", sampleSubmission, [
  ...everyWrongType("projectTypes", ""),
  ["no types", { projectTypes: [] }],
  ["a type twice", { projectTypes: ["badkamer", "badkamer"] }],
  ["an unknown type", { projectTypes: ["badkamer", mark] }],
  ...everyWrongType("answers", ""),
  ["no answers", { answers: {} }],
  ["one answer", { answers: { gebruik: "woning" } }],
  ...everyWrongType("contactInfo", ""),
  ["no contact", { contactInfo: undefined }],
  ...everyWrongType("urgency", "text"),
  ["an endless urgency", { urgency: long(41) }],
  ...everyWrongType("photos", ""),
  ["seven photos", { photos: Array.from({ length: 7 }, (_, i) => `${i}.jpg`) }],
  ["a photo that does not exist", { photos: [`${mark}.jpg`] }],
  ["a photo that is a path", { photos: ["../../waterpas.db"] }],
  ["a photo that is no name", { photos: [5] }],
  ["an endless name of a photo", { photos: [long(81)] }],
  ...everyWrongType("website", "text"),
  ["an endless honeypot", { website: long(201) }],
  ...everyWrongType("startedAt", ""),
  ["a start that is no moment", { startedAt: "gisteren" }],
  ...everyWrongType("userId", "number text"),
  ...everyWrongType("createdBy", "number text"),
  ...everyWrongType("useImproved", "yes"),
  ...everyWrongType("type", "text"),
  ["an endless type", { type: long(81) }],
  ["a field nobody asked for", { [mark]: true }],
])

const contact = (change: object) => ({ contactInfo: { ...sampleSubmission().contactInfo, ...change } })
const contactField = (field: string, values: unknown[]): Change[] =>
  values.map((value) => [`${field} ${JSON.stringify(value)?.slice(0, 40)}`, contact({ [field]: value })])

bad("contact", "POST", "/api/live-offerte", sampleSubmission, [
  ...contactField("name", [
    undefined,
    null,
    "",
    "   ",
    5,
    [mark],
    long(121),
    `Jan\n${mark}`,
    "Jan\u0000",
    "\ud800",
  ]),
  ...contactField("email", [
    undefined,
    null,
    "",
    5,
    mark,
    "a@b",
    "a b@c.nl",
    "@c.nl",
    "a@b.nl,c@d.nl",
    "a@b.nl\r\nBcc: c@d.nl",
    `${long(250)}@b.nl`,
  ]),
  ...contactField("phone", [undefined, null, "", 5, "bel maar", "123", "0".repeat(31), "06<script>12345678"]),
  ...contactField("address", [null, 5, [mark], long(161), "Duinweg\u0007"]),
  ...contactField("postcode", [null, 4301, "4301", "0301 AB", "4301 SS", "AB 4301", long(11)]),
  ...contactField("postal", [null, 4301, long(11)]),
  ...contactField("city", [null, 5, long(81), "Zierik\u001bzee"]),
  ...contactField(mark, [true]),
])

const answers = (change: object) => ({ answers: { ...sampleSubmission().answers, ...change } })
bad("answers", "POST", "/api/live-offerte", sampleSubmission, [
  ["an answer to a question nobody asked", answers({ [`<${mark}>`]: "ja" })],
  ["an answer to a question of another type of work", answers({ keuken_oppervlakte: "6" })],
  ["an endless key", answers({ [`<${long(81)}>`]: "ja" })],
  ["a number that is not text", answers({ badkamer_oppervlakte: 6 })],
  ["a text where a number belongs", answers({ badkamer_oppervlakte: mark })],
  ["no number at all", answers({ badkamer_oppervlakte: "NaN" })],
  ["an infinite number", answers({ badkamer_oppervlakte: "1e309" })],
  ["a number below zero", answers({ badkamer_oppervlakte: "-6" })],
  ["a number beyond any bathroom", answers({ badkamer_oppervlakte: "100000" })],
  ["an option that is not there", answers({ badkamer_situatie: mark })],
  ["an option that every object has", answers({ badkamer_situatie: "constructor" })],
  ["two options where one belongs", answers({ badkamer_situatie: ["vervangen"] })],
  ["one text where ticks belong", answers({ badkamer_onderdelen: "toilet" })],
  ["a tick that is not there", answers({ badkamer_onderdelen: ["toilet", mark] })],
  ["forty-one ticks", answers({ badkamer_onderdelen: Array(41).fill("toilet") })],
  ["an object for an answer", answers({ gebruik: { is: mark } })],
  ["nothing for an answer", answers({ gebruik: null })],
  ["an endless answer", answers({ gebruik: long(2001) })],
  ["a day that does not exist", answers({ gewenste_start: "2027-02-30" })],
  ["a day of another century", answers({ gewenste_start: "0026-05-01" })],
])

test("a photo of someone else, or the same one twice, is not taken along", async () => {
  for (const photos of [[photo.taken], [photo.waiting, photo.taken], [photo.waiting, photo.waiting]])
    expect(await refused(() => send("POST", "/api/live-offerte", sampleSubmission({ photos })))).toBe(422)
})

test("seven photos that are really there are one too many", async () => {
  const photos: string[] = []
  for (let i = 0; i < 7; i++)
    photos.push(
      await services.quotes.keepPhoto(async () => samplePhoto({ width: 8, height: 8, hue: i }), "visitor"),
    )
  expect(await refused(() => send("POST", "/api/live-offerte", sampleSubmission({ photos })))).toBe(422)
})

test.each(["", "short", "x".repeat(65), `${mark} with spaces`])(
  "the idempotency key %j is refused",
  async (key) => {
    const headers = { "idempotency-key": key }
    expect(await refused(() => send("POST", "/api/live-offerte", sampleSubmission(), headers))).toBe(400)
  },
)

const jan: NewAccount = { username: "jan", name: "Jan Maas", role: "worker", password: "steiger-en-kade" }
bad("account", "POST", "/api/accounts", () => jan, [
  ...everyWrongType("username", "text"),
  ["no user name", { username: undefined }],
  ["a short user name", { username: "ab" }],
  ["an endless user name", { username: long(61) }],
  ["a user name with a space", { username: `jan ${mark}` }],
  ["a user name with markup", { username: "<b>jan</b>" }],
  ["a user name that is a path", { username: "../jan" }],
  ["the office's own user name", { username: "Kantoor" }],
  ...everyWrongType("name", "text"),
  ["an empty name", { name: "  " }],
  ["an endless name", { name: long(81) }],
  ...everyWrongType("role", ""),
  ["a role above the owner", { role: "admin" }],
  ...everyWrongType("password", "text"),
  ["a short password", { password: "1234567" }],
  ["an endless password", { password: long(129) }],
  ["a password that anyone guesses", { password: "wachtwoord1" }],
  ["an id of one's own choice", { id: 1 }],
  ["a place beside the office", { shared: true }],
])

bad("login", "POST", "/api/login", () => ({ username: "jan", password: "steiger" }), [
  ...everyWrongType("username", "text"),
  ["an empty user name", { username: " " }],
  ["an endless user name", { username: long(61) }],
  ["no password", { password: undefined }],
  ["an empty password", { password: "" }],
  ["an endless password", { password: long(129) }],
  ...everyWrongType("password", "text"),
  ["a role with it", { role: "owner" }],
])

bad("settings", "POST", "/api/settings", () => ({ ...sampleCompany, ...sampleSite }), [
  ...Object.keys(sampleCompany).flatMap((field) => [
    ...everyWrongType(field, "text"),
    [`${field} of 400 characters`, { [field]: long(400) }] as Change,
    [`${field} with a control character`, { [field]: `${mark}\u0000` }] as Change,
  ]),
  ["a mail address that is two", { contactEmail: "a@b.nl,c@d.nl" }],
  ["a wrong bank account", { iban: "NL91ABNA0417164301" }],
  ["a wrong btw-id", { btwId: "NL123456789B90" }],
  ["a wrong KvK number", { kvk: "1234" }],
  ["a field nobody asked for", { [mark]: true }],
  ...["headline", "intro", "serviceArea", "story", "privacyText", "termsText"].flatMap((field) => [
    ...everyWrongType(field, "text"),
    [`${field} without an end`, { [field]: long(30_001) }] as Change,
    [`${field} with a control character`, { [field]: `${mark}\u0000` }] as Change,
  ]),
  ...["logo", "ownerPhoto"].flatMap((field) => [
    ...everyWrongType(field, ""),
    [`${field} that was never sent`, { [field]: "a".repeat(32) }] as Change,
    [`${field} that is a path`, { [field]: "../../waterpas.db" }] as Change,
  ]),
  ...["showTestimonials", "underConstruction"].flatMap((field) => everyWrongType(field, "yes")),
  ...everyWrongType("openingHours", ""),
  ...[
    ["six days", Array(6).fill(null)],
    ["eight days", Array(8).fill(null)],
    ["a day of 25 hours", [{ opens: "08:00", closes: "25:00" }, ...Array(6).fill(null)]],
    ["a day without an end", [{ opens: "08:00" }, ...Array(6).fill(null)]],
    ["a day that ends before it begins", [{ opens: "18:00", closes: "08:00" }, ...Array(6).fill(null)]],
    ["a time in words", [{ opens: mark, closes: "18:00" }, ...Array(6).fill(null)]],
  ].map(([what, openingHours]): Change => [String(what), { openingHours }]),
  ...everyWrongType("shares", ""),
  ...[
    ["a share that is text", [{ label: "Renovatie", percent: "100" }]],
    [
      "a share below nothing",
      [
        { label: "Renovatie", percent: -1 },
        { label: "Onderhoud", percent: 101 },
      ],
    ],
    [
      "half a percent",
      [
        { label: "Renovatie", percent: 99.5 },
        { label: "Onderhoud", percent: 0.5 },
      ],
    ],
    ["a share without a name", [{ label: " ", percent: 100 }]],
    ["shares that are no whole", [{ label: mark, percent: 60 }]],
    [
      "nine shares",
      Array(9).fill({ label: "Renovatie", percent: 0 }).with(0, { label: "Nieuwbouw", percent: 100 }),
    ],
  ].map(([what, shares]): Change => [String(what), { shares }]),
  ...everyWrongType("owner", ""),
  ["an owner with half a profile", { owner: { name: "Annelies" } }],
  ...everyWrongType("socialLinks", ""),
  ...["javascript:alert(1)", "ftp://kust.nl", "kust en bouw", `https://${long(300)}.nl`].map(
    (facebook): Change => [
      `a link ${facebook.slice(0, 30)}`,
      { socialLinks: { ...sampleSite.socialLinks, facebook } },
    ],
  ),
  ["a link to a place that is not there", { socialLinks: { ...sampleSite.socialLinks, [mark]: "" } }],
  ...everyWrongType("answerDays", ""),
  ...[0, 61, 1.5, "2", null].map(
    (call): Change => [`an answer in ${call} days`, { answerDays: { call, visit: 3, quote: 5 } }],
  ),
])

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
bad("merge", "POST", "/api/customers/1/merge", () => ({ double: 2 }), [
  ...everyWrongType("double", "number"),
  ["with himself", { double: 1 }],
  ["with half a person", { double: 1.5 }],
  ["with nobody", { double: undefined }],
  ["a field nobody asked for", { [mark]: true }],
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

test.each(["999", "0", "-1", "1.5", mark, "99999999999999999999", "' OR 1=1"])(
  "no customer goes by the number %s",
  async (id) => {
    const address = `/api/customers/${encodeURI(id)}`
    for (const [method, path, body] of [
      ["GET", address],
      ["GET", `${address}/history`],
      ["PUT", address, customerChange],
      ["POST", `${address}/merge`, { double: 1 }],
    ] as const)
      expect([404, 422]).toContain(await refused(() => send(method, path, body)))
  },
)

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

test.each(["0", "-1", "1.5", mark, "1e3", "99999999999999999999", "%00", "1%2F.."])(
  "no file or document of a project goes by the number %s",
  async (id) => {
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
  },
)

bad("message", "POST", "/api/contact", () => sampleMessage, [
  ...["naam", "email", "onderwerp", "bericht"].flatMap((field): Change[] => [
    ...everyWrongType(field, "text"),
    [`no ${field}`, { [field]: undefined }],
    [`${field} of spaces`, { [field]: "  " }],
    [`an endless ${field}`, { [field]: long(5001) }],
    [`${field} with a control character`, { [field]: `${mark}\u0007` }],
  ]),
  ...everyWrongType("telefoon", ""),
  ["a subject of two lines", { onderwerp: `Ja\r\nBcc: ${mark}@d.nl` }],
  ["a mail address that is two", { email: `a@b.nl,${mark}@d.nl` }],
  ...everyWrongType("website", "text"),
  ["an endless website", { website: long(201) }],
  ["a beginning that is no moment", { startedAt: mark }],
  ["a state of its own", { state: "answered" }],
  ["a field nobody asked for", { [mark]: true }],
])

bad("state of a message", "PUT", "/api/messages/1/state", () => ({ state: "read" }), [
  ...everyWrongType("state", ""),
  ["an unknown state", { state: `weg ${mark}` }],
  ["no state", { state: undefined }],
  ["a field nobody asked for", { [mark]: true }],
])

bad("disposition", "PUT", "/api/offerte-aanvragen/1/disposition", () => ({ disposition: "archived" }), [
  ...everyWrongType("disposition", ""),
  ["nothing", { disposition: undefined }],
  ["one that is not there", { disposition: mark }],
  ["a field nobody asked for", { [mark]: true }],
])

test.each(["0", "-1", "1.5", mark, "1e3", "99999999999999999999", "NaN", "%00", "1%2F..", "' OR 1=1"])(
  "no request goes by the number %s",
  async (id) => {
    const address = `/api/offerte-aanvragen/${encodeURI(id)}`
    for (const [method, path, body] of [
      ["GET", address],
      ["PUT", `${address}/disposition`, { disposition: "archived" }],
      ["POST", `${address}/documents`],
      ["GET", `${address}/documents/offerte`],
      ["GET", `${address}/photos/${photo.taken}`],
    ] as const)
      expect([404, 422]).toContain(await refused(() => send(method, path, body)))
  },
)

test.each(["0", "-1", "1.5", mark, "99999999999999999999", "NaN", "%00", "' OR 1=1"])(
  "no project goes by the number %s",
  async (id) => {
    const address = `/api/projects/${encodeURI(id)}`
    for (const [method, path, body] of [
      ["GET", address],
      ["PUT", address, projectChange],
      ["PUT", `${address}/status`, { status: "active", version: 2 }],
      ["PUT", `${address}/archived`, { archived: true }],
      ["GET", `${address}/history`],
      ["GET", `${address}/costs`],
      ["POST", `${address}/costs`, cost],
      ["DELETE", `${address}/costs/1`],
      ["DELETE", `/api/projects/1/costs/${encodeURI(id)}`],
    ] as const)
      expect([404, 422]).toContain(await refused(() => send(method, path, body)))
  },
)

test.each(["0", "-1", "1.5", mark, "999", "99999999999999999999", "NaN", "%00", "' OR 1=1"])(
  "no mail goes by the number %s",
  async (id) => {
    for (const verb of ["again", "cancel"])
      expect([404, 422]).toContain(
        await refused(() => send("POST", `/api/mail/${encodeURI(id)}/${verb}`, {})),
      )
  },
)

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

test("a request, a document or a photo that is not there is not found", async () => {
  for (const [method, path, body] of [
    ["GET", "/api/offerte-aanvragen/999"],
    ["PUT", "/api/offerte-aanvragen/999/disposition", { disposition: "archived" }],
    ["POST", "/api/offerte-aanvragen/999/documents"],
    ["GET", "/api/offerte-aanvragen/999/documents/offerte"],
    ["GET", "/api/offerte-aanvragen/1/documents/offerte"],
    ...["factuur", "Offerte", "__proto__", "constructor", "..%2foffert", "offerte.docx", "%00"].map(
      (kind) => ["GET", `/api/offerte-aanvragen/1/documents/${kind}`],
    ),
    ["GET", `/api/offerte-aanvragen/1/photos/${photo.waiting}`],
    ["GET", `/api/offerte-aanvragen/999/photos/${photo.taken}`],
    ...["..%2f..%2fwaterpas.db", mark, "__proto__", "%00.jpg"].map((name) => [
      "GET",
      `/api/offerte-aanvragen/1/photos/${name}`,
    ]),
    ["GET", `/api/${mark}`],
    ["POST", `/api/${mark}`, {}],
  ] as [string, string, unknown?][])
    expect({ path, status: await refused(() => send(method, path, body)) }).toEqual({ path, status: 404 })
})

test.each([
  "?disposition=x",
  `?disposition=${mark}`,
  "?disposition[]=open",
  "?sort=name;DROP",
  "?__proto__=1",
  "?disposition=open&disposition=spam",
])("the list of requests is not narrowed by %s", async (query) => {
  expect(await refused(() => send("GET", `/api/offerte-aanvragen${query}`))).toBe(422)
})

/** Calls that take JSON, with something right to send. */
const writes: [call: string, right: object][] = [
  ["POST /api/local-engine/generate-questions", { projectType: "badkamer" }],
  ["POST /api/live-offerte", sampleSubmission()],
  ["POST /api/login", { password: "verkeerd" }],
  ["POST /api/accounts", jan],
  ["POST /api/settings", sampleCompany],
  ["POST /api/projects", project],
  ["PUT /api/projects/1", projectChange],
  ["PUT /api/projects/1/status", { status: "active", version: 3 }],
  ["PUT /api/projects/1/progress", { progress: 40, version: 4 }],
  ["PUT /api/projects/1/archived", { archived: false }],
  ["POST /api/projects/1/costs", cost],
  // Back, or the request of this project would be won and could not be put away.
  ["PUT /api/projects/1/status", { status: "planned", version: 5 }],
  ["POST /api/customers", customer],
  ["PUT /api/customers/1", customerChange],
  ["POST /api/customers/1/merge", { double: 2 }],
  ["PUT /api/offerte-aanvragen/1/disposition", { disposition: "archived" }],
]

test.each(writes)("%s refuses a body that is not what it should be", async (call, right) => {
  const [method = "", path = ""] = call.split(" ")
  const text = JSON.stringify(right)
  const json = async (body: string) => refused(() => send(method, path, body))
  expect(await json(text.slice(0, -1))).toBe(400)
  expect(await json(`${text}${mark}`)).toBe(400)
  expect(await json("")).toBe(400)
  for (const body of ["null", "[]", `["${mark}"]`, "5", `"${mark}"`, "true", "{}"])
    expect([400, 422]).toContain(await json(body))
  expect(await json("[".repeat(200_000))).toBe(400)
  expect(await json("[".repeat(100_000) + "]".repeat(100_000))).toBe(400)
  expect(await json(`${'{"a":'.repeat(40_000)}1${"}".repeat(40_000)}`)).toBe(400)
  expect(await json(`{"${mark}":"${"x".repeat(256 * 1024)}"}`)).toBe(413)
})

test.each(writes)("%s refuses a prototype for a gift", async (call, right) => {
  const [method = "", path = ""] = call.split(" ")
  for (const gift of [
    '"__proto__":{"role":"owner"}',
    '"constructor":{"prototype":{"role":"owner"}}',
    '"__proto__":null',
  ]) {
    const body = JSON.stringify(right).replace("{", `{${gift},`)
    expect([400, 422]).toContain(await refused(() => send(method, path, body)))
  }
  expect(({} as { role?: string }).role).toBeUndefined()
})

test.each([
  ...writes,
  ["POST /api/logout", {}] as [string, object],
  ["POST /api/offerte-aanvragen/1/documents", {}] as [string, object],
  ["POST /api/mail/test", {}] as [string, object],
  ["POST /api/mail/1/again", {}] as [string, object],
  ["POST /api/mail/1/cancel", {}] as [string, object],
])("%s refuses another kind of body, one without a length, and another site", async (call, right) => {
  const [method = "", path = ""] = call.split(" ")
  const as = (headers: Record<string, string>) => refused(() => send(method, path, right, headers))
  expect(await as({ "content-type": "application/x-www-form-urlencoded" })).toBe(415)
  expect(await as({ "content-type": "text/plain" })).toBe(415)
  expect(await as({ "content-type": "multipart/form-data; boundary=x" })).toBe(415)
  expect(await as({ "transfer-encoding": "chunked" })).toBe(411)
  expect(await as({ origin: `https://${mark}.nl` })).toBe(403)
  expect(await as({ origin: "null" })).toBe(403)
  expect(await as({ "sec-fetch-site": "cross-site" })).toBe(403)
})

test("answers named after a prototype are refused", async () => {
  for (const gift of [
    '"__proto__":"x"',
    '"__proto__":{"role":"owner"}',
    '"constructor":"x"',
    '"toString":"x"',
  ]) {
    const body = JSON.stringify(sampleSubmission()).replace('"answers":{', `"answers":{${gift},`)
    expect([400, 422]).toContain(await refused(() => send("POST", "/api/live-offerte", body)))
  }
})

const picture = () =>
  new File([Buffer.from(samplePhoto({ width: 40, height: 30 }))], "foto.png", { type: "image/png" })
const file = (bytes: Uint8Array<ArrayBuffer> | string, name = `${mark}.jpg`) =>
  new File([bytes], name, { type: "image/jpeg" })

/** A multipart body as the browser makes it, with its length as the wire would have it. */
async function upload(fields: [string, string | File][], headers: Record<string, string> = {}) {
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  const made = new Response(form)
  const type = made.headers.get("content-type") ?? ""
  const body = await made.arrayBuffer()
  return app.handle(
    new Request("http://localhost/api/upload", {
      method: "POST",
      body,
      headers: {
        "content-type": type,
        "content-length": String(body.byteLength),
        "x-forwarded-for": `visitor ${++visitors}`,
        ...headers,
      },
    }),
  )
}

test.each([
  [
    "a text named .jpg",
    422,
    [
      ["file", file(`Geachte heer ${mark}`)],
      ["type", "project-photo"],
    ],
  ],
  [
    "an empty file",
    422,
    [
      ["file", file("")],
      ["type", "project-photo"],
    ],
  ],
  [
    "a page named .jpg",
    422,
    [
      ["file", file(`<html><script>${mark}</script>`)],
      ["type", "project-photo"],
    ],
  ],
  [
    "a photo of an iPhone",
    422,
    [
      ["file", file("\0\0\0\x18ftypheic\0\0\0\0mif1heic")],
      ["type", "project-photo"],
    ],
  ],
  [
    "a file of 11 MB",
    413,
    [
      ["file", file(new Uint8Array(11 * 1024 * 1024))],
      ["type", "project-photo"],
    ],
  ],
  [
    "a file of 10 MB and a byte",
    413,
    [
      ["file", file(new Uint8Array(10_485_761))],
      ["type", "project-photo"],
    ],
  ],
  ["no file", 422, [["type", "project-photo"]]],
  [
    "a text for a file",
    422,
    [
      ["file", mark],
      ["type", "project-photo"],
    ],
  ],
  [
    "two files",
    422,
    [
      ["file", picture()],
      ["file", picture()],
      ["type", "project-photo"],
    ],
  ],
  ["no type", 422, [["file", picture()]]],
  [
    "another type",
    422,
    [
      ["file", picture()],
      ["type", mark],
    ],
  ],
  [
    "a file for a type",
    422,
    [
      ["file", picture()],
      ["type", picture()],
    ],
  ],
  [
    "a field nobody asked for",
    422,
    [
      ["file", picture()],
      ["type", "project-photo"],
      ["userId", mark],
    ],
  ],
  [
    "a prototype for a gift",
    422,
    [
      ["file", picture()],
      ["type", "project-photo"],
      ["x", '{"__proto__":{"role":"owner"}}'],
    ],
  ],
  ["nothing", 422, []],
] as [string, number, [string, string | File][]][])("upload: %s is refused", async (_, status, fields) => {
  expect(await refused(() => upload(fields))).toBe(status)
})

test("upload: another kind of body, a broken one, one without a length and another site are refused", async () => {
  const fields: [string, string | File][] = [
    ["file", picture()],
    ["type", "project-photo"],
  ]
  const as = (headers: Record<string, string>) => refused(() => upload(fields, headers))
  expect(await as({ "content-type": "application/json" })).toBe(415)
  expect(await as({ "content-type": "application/x-www-form-urlencoded" })).toBe(415)
  expect(await as({ "content-type": "multipart/form-data" })).toBe(400)
  expect(await as({ "content-type": `multipart/form-data; boundary=${mark}` })).toBe(400)
  expect(await as({ "transfer-encoding": "chunked" })).toBe(411)
  expect(await as({ origin: `https://${mark}.nl` })).toBe(403)
})

test("what the office and a visitor send rightly is taken", async () => {
  const ok = async (response: Response | Promise<Response>) => expect((await response).status).toBe(200)
  for (const [call, right] of writes.filter(([call]) => !call.endsWith("login"))) {
    const [method = "", path = ""] = call.split(" ")
    await ok(send(method, path, right))
  }
  await ok(
    upload([
      ["file", picture()],
      ["type", "project-photo"],
    ]),
  )
  const declared: Partial<Submission> = {
    userId: 1,
    createdBy: "1",
    useImproved: true,
    type: "wizard",
    website: "",
  }
  await ok(send("POST", "/api/live-offerte", sampleSubmission({ ...declared, photos: [photo.waiting] })))
  await ok(send("GET", "/api/offerte-aanvragen?disposition=open"))
})
