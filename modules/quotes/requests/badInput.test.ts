import { expect, test } from "bun:test"
import { projectTypes } from "#src/shared/projectTypes.ts"
import {
  type Change,
  everyWrongType,
  givenMarkedOffice,
  long,
  mark,
  noNumbers,
} from "#src/tests/badInput.testing.ts"
import { catalogueFor } from "../catalogue/catalogue.ts"
import { sampleSubmission } from "../sample.ts"
import { mostAnswers, Submission } from "./schema.ts"

const { bad, keepPhoto, onlyRight, photo, refused, send } = givenMarkedOffice()

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
  ["a day to begin that is over", { answers: { gebruik: "woning", gewenste_start: "2020-01-01" } }],
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

const asked = () => ({ projectTypes: ["badkamer"], answers: sampleSubmission().answers })
bad("price range", "POST", "/api/local-engine/price-range", asked, [
  ...everyWrongType("projectTypes", ""),
  ["no types", { projectTypes: [] }],
  ["a type twice", { projectTypes: ["badkamer", "badkamer"] }],
  ["an unknown type", { projectTypes: ["badkamer", mark] }],
  ["more types than there are", { projectTypes: Array(13).fill("badkamer") }],
  ...everyWrongType("answers", ""),
  [
    "thousands of answers",
    { answers: Object.fromEntries(Array.from({ length: 5_000 }, (_, i) => [i, "ja"])) },
  ],
  ["an endless answer", { answers: { badkamer_oppervlakte: "9".repeat(2_001) } }],
  ["an answer to a question nobody asked", { answers: { [`<${mark}>`]: "ja" } }],
  ["a number beyond any bathroom", { answers: { badkamer_oppervlakte: "100000" } }],
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
  for (let i = 0; i < 7; i++) photos.push(await keepPhoto(i))
  expect(await refused(() => send("POST", "/api/live-offerte", sampleSubmission({ photos })))).toBe(422)
})

test.each(["", "short", "x".repeat(65), `${mark} with spaces`])(
  "the idempotency key %j is refused",
  async (key) => {
    const headers = { "idempotency-key": key }
    expect(await refused(() => send("POST", "/api/live-offerte", sampleSubmission(), headers))).toBe(400)
  },
)

bad("disposition", "PUT", "/api/offerte-aanvragen/1/disposition", () => ({ disposition: "archived" }), [
  ...everyWrongType("disposition", ""),
  ["nothing", { disposition: undefined }],
  ["one that is not there", { disposition: mark }],
  ["only from one that is not there", { from: mark }],
  ["a field nobody asked for", { [mark]: true }],
])

test.each(noNumbers)("no request goes by the number %s", async (id) => {
  const address = `/api/offerte-aanvragen/${id}`
  for (const [method, path, body] of [
    ["GET", address],
    ["PUT", `${address}/disposition`, { disposition: "archived" }],
    ["POST", `${address}/documents`],
    ["GET", `${address}/documents/offerte`],
    ["GET", `${address}/photos/${photo.taken}`],
  ] as const)
    expect([404, 422]).toContain(await refused(() => send(method, path, body)))
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

test("thousands of answers are refused by their number, before any of them is read", async () => {
  const many = (count: number) => Array.from({ length: count }, (_, i) => [`vraag_${i}`, { unread: true }])
  const submission = sampleSubmission({ answers: Object.fromEntries(many(mostAnswers + 1)) })
  expect(Submission.safeParse(submission).error?.issues).toMatchObject([{ path: ["answers"] }])
  const reply = await send("POST", "/api/live-offerte", submission)
  expect(reply.status).toBe(422)
  expect(await reply.json()).toMatchObject({
    fields: { answers: "Dit veld is niet goed ingevuld." },
  })
  const all = catalogueFor([...projectTypes], "2026-11-23").flatMap(({ questions }) => questions)
  expect(all.length * 2).toBeLessThan(mostAnswers)
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

onlyRight(
  [
    ["POST /api/local-engine/generate-questions", { projectType: "badkamer" }],
    ["POST /api/local-engine/price-range", asked()],
    ["POST /api/live-offerte", sampleSubmission()],
    ["PUT /api/offerte-aanvragen/1/disposition", { disposition: "archived" }],
  ],
  { withoutBody: ["POST /api/offerte-aanvragen/1/documents"] },
)

test("what an older program declares beside a request is taken, and so is a list that is narrowed rightly", async () => {
  const declared: Partial<Submission> = {
    userId: 1,
    createdBy: "1",
    useImproved: true,
    type: "wizard",
    website: "",
  }
  const submission = sampleSubmission({ ...declared, photos: [photo.waiting] })
  expect((await send("POST", "/api/live-offerte", submission)).status).toBe(200)
  expect((await send("GET", "/api/offerte-aanvragen?disposition=open")).status).toBe(200)
})
