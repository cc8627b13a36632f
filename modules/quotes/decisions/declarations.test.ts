import { afterEach, beforeEach, expect, test } from "bun:test"
import { samplePhoto } from "#src/files/sample.ts"
import { uploadRequest } from "#src/tests/upload.testing.ts"
import type { Quotation } from "../quotations/schema.ts"
import { sampleSubmission } from "../sample.ts"
import { givenHarness, type Harness } from "./office.testing.ts"
import type { NewDeclaration } from "./schema.ts"

let harness: Harness
let id: number
beforeEach(async () => {
  harness = await givenHarness({ mail: false })
  id = harness.proposed().quotationId
  harness.app.services.quotations.versions.set(id, { state: "concept" })
})
afterEach(() => harness.close())

const signed: NewDeclaration = {
  builtIn: 1978,
  olderThan2Years: true,
  givenBy: "J. Vos",
  givenOn: "2026-11-20",
  how: "signature",
}
const pdf = (text = "%PDF-1.7\nhandtekening") => new File([text], "../../verklaring.pdf.exe")

async function send(fields: [string, string | File][], { key = "", to = id } = {}) {
  const headers = { ...harness.session(), ...(key && { "idempotency-key": key }) }
  const response = await harness.app.handle(
    await uploadRequest(`/api/quotations/${to}/declarations`, fields, headers),
  )
  const reply: Quotation & { error: string; fields?: Record<string, string> } = await response.json()
  return { status: response.status, reply }
}
const data = (change: object = {}): [string, string] => ["data", JSON.stringify({ ...signed, ...change })]
const declared = () =>
  harness.app.db.$client.query("SELECT count(*) AS n FROM vat_declarations").get() as { n: number }

test("a declaration is kept with its proof, which comes back byte for byte", async () => {
  const { status, reply } = await send([data(), ["file", pdf()]])
  expect(status).toBe(200)
  const url = `/api/quotations/${id}/declarations/1/file`
  expect(reply.declarations).toEqual([
    { ...signed, id: 1, url, fileName: "Verklaring O-2026-0001.pdf", recordedBy: "Test manager" },
  ])
  const file = await harness.download(url.replace("/api", ""))
  expect(await file.text()).toBe("%PDF-1.7\nhandtekening")
  expect(file.headers.get("content-type")).toBe("application/pdf")
  expect(file.headers.get("content-disposition")).toContain("Verklaring%20O-2026-0001.pdf")
  expect(harness.logged()).toContainEqual({
    ...{ action: "declaredOld", number: "O-2026-0001", givenBy: "J. Vos", builtIn: 1978 },
  })
})

test("its proof is still there after files that nobody keeps are swept", async () => {
  await send([data(), ["file", pdf()]])
  await harness.at("2026-11-25T09:00:00Z")
  await harness.app.services.files.sweep()
  expect((await harness.download(`/quotations/${id}/declarations/1/file`)).status).toBe(200)
})

test("without a file it is a note of what was said; it has nothing to download", async () => {
  const { reply } = await send([data({ how: "other", builtIn: null })])
  expect(reply.declarations[0]).toMatchObject({ builtIn: null, url: null, fileName: "" })
  const file = await harness.download(`/quotations/${id}/declarations/1/file`)
  expect([file.status, (await file.json()).error]).toEqual([404, "Dit bewijs bestaat niet (meer)."])
  expect((await harness.download("/quotations/77/declarations/1/file")).status).toBe(404)
})

test("a photo of the paper is kept as a clean JPEG, and a second proof has a name of its own", async () => {
  await send([data({ how: "mail" })])
  const photo = await samplePhoto({ width: 40, height: 30, hue: 90 })
  await send([data(), ["file", new File([new Uint8Array(photo), "verborgen"], "IMG_1.png")]])
  const { reply } = await send([data(), ["file", pdf()]])
  expect(reply.declarations.map(({ fileName }) => fileName)).toEqual([
    "",
    "Verklaring O-2026-0001.jpg",
    "Verklaring O-2026-0001 (2).pdf",
  ])
  const kept = await harness.download(`/quotations/${id}/declarations/2/file`)
  expect(kept.headers.get("content-type")).toBe("image/jpeg")
  expect(await kept.text()).not.toContain("verborgen")
})

test("pressed twice under one key it is kept once", async () => {
  const press = () => send([data(), ["file", pdf()]], { key: "verklaring-van-vos" })
  const [first, second] = await Promise.all([press(), press()])
  expect([first.status, second.status]).toEqual([200, 200])
  expect(declared().n).toBe(1)
})

test("with a declaration the warning on the low rate goes", async () => {
  expect((await harness.quoted()).latest.warnings.join()).toContain("9% btw")
  const { reply } = await send([data()])
  expect(reply.latest.warnings).toEqual([])
})

test("declarations are only added: nobody changes or removes one", async () => {
  await send([data()])
  const sql = harness.app.db.$client
  expect(() => sql.run("UPDATE vat_declarations SET older_than_2_years = 0")).toThrow("never changes")
  expect(() => sql.run("DELETE FROM vat_declarations")).toThrow("never removed")
  const taken = await send([data({ olderThan2Years: false, builtIn: 2025 })])
  expect(taken.reply.declarations.map(({ olderThan2Years }) => olderThan2Years)).toEqual([true, false])
})

test.each([
  ["an Office file", new File(["\xd0\xcf\x11\xe0"], "oud.doc"), 422],
  ["a program", new File(["MZ\x90"], "verklaring.pdf"), 422],
  ["an animated picture", new File(["GIF89a"], "x.gif"), 422],
  ["an empty file", new File([], "leeg.pdf"), 422],
  ["half a photo", new File(["\xff\xd8\xff\xe0"], "x.jpg"), 422],
  ["10 MB and a little", new File([new Uint8Array(10 * 1024 * 1024 + 1)], "x.pdf"), 413],
])("%s proves nothing", async (_, file, status) => {
  const { reply, ...refusal } = await send([data(), ["file", file]])
  expect([refusal.status, declared().n]).toEqual([status, 0])
  expect(reply.error).toMatch(/^\p{Lu}.+\.$/u)
})

test.each([
  ["a name", { givenBy: " " }, "givenBy", "Vul in wie de verklaring gaf."],
  ["a day that exists", { givenOn: "2026-02-30" }, "givenOn", "Vul een datum in die bestaat."],
  ["a day that has come", { givenOn: "2026-11-22" }, "givenOn", "Kies vandaag of een eerdere dag."],
  ["a year", { builtIn: 78 }, "builtIn", "Vul een jaartal in als 1978."],
  ["a year that has come", { builtIn: 2027 }, "builtIn", "Dit bouwjaar ligt in de toekomst."],
  [
    "an age that the year allows",
    { builtIn: 2026 },
    "olderThan2Years",
    "Met dit bouwjaar is de woning nog geen 2 jaar oud.",
  ],
  ["a known way", { how: "gedachten" }, "how", "Dit klopt niet."],
])("a declaration needs %s", async (_, change, field, sentence) => {
  const { status, reply } = await send([data(change), ["file", pdf()]])
  expect([status, Object.keys(reply.fields ?? {}), declared().n]).toEqual([422, [field], 0])
  if (field !== "how") expect(reply.fields).toEqual({ [field]: sentence })
})

test.each<[string, [string, string | File][], number]>([
  ["no data", [["file", pdf()]], 422],
  ["data that is no JSON", [["data", "{"]], 400],
  ["data that is a list", [["data", "[]"]], 422],
  ["another field", [data(), ["by", "1"]], 422],
  ["a field that nobody asked for", [data({ recordedBy: 1 })], 422],
  ["a prototype", [["data", JSON.stringify(signed).replace("{", '{"__proto__":{"how":"mail"},')]], 422],
  ["a file that is text", [data(), ["file", "%PDF-1.7"]], 422],
  ["two files", [data(), ["file", pdf()], ["file", pdf()]], 422],
])("%s is refused, and nothing is kept", async (_, fields, status) => {
  expect([(await send(fields)).status, declared().n]).toEqual([status, 0])
})

test("a proposal has nothing to declare for, nor what is not there", async () => {
  const proposal = harness.proposed().quotationId
  const { status, reply } = await send([data()], { to: proposal })
  expect([status, reply.error]).toEqual([409, "Deze offerte is nog niet opgeslagen. Sla hem eerst op."])
  expect((await send([data()], { to: 99 })).status).toBe(404)
})

test.each([
  ["the year that says so", { bouwjaar: "1978" }, [1978]],
  ["that it is", { bouwjaar: "2024", ouder_dan_2_jaar: "ja" }, [2024]],
  ["that it is not", { bouwjaar: "2024", ouder_dan_2_jaar: "nee" }, []],
  ["a year that leaves it open", { bouwjaar: "2024" }, []],
  ["nothing", { bouwjaar: "" }, []],
])("a visitor who answers %s declares just that", async (_, change, years) => {
  const { answers } = sampleSubmission()
  const { bouwjaar, asbest, ...rest } = answers
  const given = Object.fromEntries(Object.entries(change).filter(([, answer]) => answer !== ""))
  harness.app.services.quotes.submit(sampleSubmission({ answers: { ...rest, ...given } }), null, "bezoeker")
  const { declarations } = await harness.quoted(id + 1)
  expect(declarations).toEqual(
    years.map((builtIn) =>
      expect.objectContaining({
        ...{ builtIn, olderThan2Years: true, how: "request", givenBy: "M. de Vries" },
        ...{ givenOn: "2026-11-21", recordedBy: null, url: null },
      }),
    ),
  )
})
