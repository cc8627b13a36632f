import { afterEach, beforeEach, describe, expect, test } from "bun:test"
import { ownLine } from "../quotations/sample.ts"
import { contentOf } from "../quotations/unchanged.ts"
import { givenHarness, type Harness, letter } from "./office.testing.ts"

let harness: Harness
const id = 1
beforeEach(async () => {
  harness = await givenHarness()
  await harness.requested()
})
afterEach(() => harness.close())

const sql = (text: string) => harness.app.db.$client.run(text)
const estimateOf = (version = 1) => harness.app.services.quotations.versions.version(id, version).estimate
const save = (content: object, base = 1) =>
  harness.ask("POST", `/quotations/${id}/versions`, {
    base,
    content: { ...contentOf(estimateOf()), ...content },
  })

/** Everything that a half-done step could leave behind. */
const tables = ["quotations", "quotation_versions", "vat_declarations", "outbox", "jobs", "log", "projects"]
const everything = () =>
  tables.map((table) => harness.app.db.$client.query(`SELECT * FROM ${table} ORDER BY 1, 2`).all())

type Act = () => Promise<{ status: number; reply: { error: string; fields?: Record<string, string> } }>

async function refused(act: Act): Promise<string> {
  const before = everything()
  const { status, reply } = await act()
  expect(everything()).toEqual(before)
  const [sentence = reply.error] = Object.values(reply.fields ?? {})
  return `${status} ${sentence}`
}

const mail = (order: object = {}) => harness.send(order, id)
const note = (order: object = {}) => harness.note(order, id)

describe("sending", () => {
  test("what was generated and not kept", async () => {
    const proposal = harness.proposed().quotationId
    for (const act of [() => harness.send({}, proposal), () => harness.note({}, proposal)])
      expect(await refused(act)).toBe("409 Deze offerte is nog niet opgeslagen. Sla hem eerst op.")
  })

  test("a line without a price", async () => {
    await save({ lines: [ownLine(), ownLine({ id: "twee" })] })
    expect(await refused(() => note({ version: 2 }))).toBe(
      "422 Niet elke regel heeft een prijs (2 nog niet). Vul die eerst in.",
    )
  })

  test.each([
    ["nothing", []],
    ["what costs nothing", [ownLine({ unitPrice: 0 })]],
  ])("%s", async (_, lines) => {
    await save({ lines })
    expect(await refused(() => note({ version: 2 }))).toBe(
      "422 Het totaal van deze offerte is niet hoger dan € 0. Vul eerst regels met een prijs in.",
    )
  })

  test("shifted VAT to a client who has another btw-id by now, or none", async () => {
    const client = (btwId: string) => sql(`UPDATE customers SET btw_id = '${btwId}'`)
    client("NL004495445B01")
    await save({ reverseCharge: true })
    client("NL002455799B11")
    expect(await refused(() => note({ version: 2 }))).toBe(
      "422 Het btw-id van de klant is intussen een ander. Sla de offerte opnieuw op en verstuur die versie.",
    )
    for (const none of ["", "NL123456789B90"]) {
      client(none)
      expect(await refused(() => note({ version: 2 }))).toBe(
        "422 Btw verleggen kan alleen naar een bedrijf met een geldig btw-id. Vul dat eerst bij de klant in.",
      )
    }
    client("NL004495445B01")
    expect((await note({ version: 2 })).status).toBe(200)
    client("")
  })

  test("by mail before its PDF is there, but noting it needs none", async () => {
    harness.app.services.jobs.stop()
    await save({ wantedStart: "2027-03-01" })
    expect(await refused(() => mail({ version: 2 }))).toBe(
      "409 De pdf wordt nog gemaakt. Probeer het over een minuut opnieuw.",
    )
    sql(`UPDATE jobs SET state = 'failed', ended_at = '2026-11-21T11:00:00.000Z' WHERE state = 'waiting'`)
    expect(await refused(() => mail({ version: 2 }))).toBe(
      "409 De pdf van deze versie is niet gemaakt. Laat de documenten opnieuw maken.",
    )
    expect((await note({ version: 2 })).status).toBe(200)
    harness.app.services.jobs.start()
  })

  test("a version that is not the newest, or that there is not", async () => {
    await save({ wantedStart: "2027-03-01" })
    expect(await refused(mail)).toBe("409 Er is intussen een nieuwere versie: versie 2. Bekijk die eerst.")
    expect(await refused(() => mail({ version: 3 }))).toBe(
      "404 Deze versie van de offerte bestaat niet (meer).",
    )
  })

  test("the same version twice", async () => {
    await mail()
    // On its way it is another row than when it waits.
    await harness.app.services.jobs.idle()
    expect(await refused(note)).toBe("409 Deze versie is al verstuurd op 21-11-2026.")
    expect(await refused(() => mail({ to: letter.to.toUpperCase() }))).toBe(
      `409 Deze versie is vandaag al gemaild aan ${letter.to}.`,
    )
  })

  test("what was decided on", async () => {
    await note()
    await harness.accept(1, id)
    expect(await refused(mail)).toBe("409 Deze offerte is al geaccepteerd.")
    await harness.takeBack(id)
    await harness.reject("", id)
    expect(await refused(mail)).toBe("409 Deze offerte is al afgewezen.")
  })

  test("for a project that was put away", async () => {
    const { projectId } = await harness.quoted(id)
    harness.app.services.projects.setArchived(projectId, { archived: true }, harness.office)
    expect(await refused(mail)).toBe(
      "409 Dit project is gearchiveerd. Zet het eerst terug om het te wijzigen.",
    )
  })

  test("on a day that is still to come, or before the version was made", async () => {
    expect(await refused(() => note({ on: "2026-11-22" }))).toBe("422 Kies vandaag of een eerdere dag.")
    expect(await refused(() => note({ on: "2026-11-20" }))).toBe(
      "422 Toen was deze versie er nog niet. Kies een latere dag.",
    )
  })

  test.each([
    ["no version", { version: undefined }],
    ["version 0", { version: 0 }],
    ["another way of sending", { how: "duif" }],
    ["two addresses", { to: "a@b.nl, c@d.nl" }],
    ["an address with a line break", { to: "a@b.nl\r\nBcc: c@d.nl" }],
    ["no address", { to: "" }],
    ["a subject of two lines", { subject: "Offerte\r\nBcc: c@d.nl" }],
    ["an endless subject", { subject: "x".repeat(201) }],
    ["an endless message", { message: "x".repeat(6001) }],
    ["a message with a control character", { message: "Beste\u0000" }],
    ["a file of one's own", { attachments: [{ fileId: "x", name: "y" }] }],
  ])("with %s", async (_, order) => expect(await refused(() => mail(order))).toStartWith("422 "))

  test("without a subject or a message, each with its sentence", async () => {
    expect(await refused(() => mail({ subject: " " }))).toBe("422 Vul een onderwerp in.")
    expect(await refused(() => mail({ message: "\n" }))).toBe("422 Vul een bericht in.")
  })

  test("a quotation that is not there", async () => {
    for (const act of [
      () => harness.send({}, 999),
      () => harness.accept(1, 999),
      () => harness.reject("", 999),
      () => harness.takeBack(999),
      () => harness.ask("GET", "/quotations/999/mail"),
    ])
      expect(await refused(act)).toBe("404 Deze offerte bestaat niet (meer).")
  })
})

describe("deciding", () => {
  test("before it was sent", async () => {
    expect(await refused(() => harness.accept(1, id))).toBe(
      "409 Deze versie is nog niet verstuurd. Verstuur hem eerst, of noteer dat u dat al deed.",
    )
    expect(await refused(() => harness.takeBack(id))).toBe("409 Over deze offerte is nog niets besloten.")
  })

  test("on a proposal", async () => {
    const proposal = harness.proposed().quotationId
    for (const act of [() => harness.accept(1, proposal), () => harness.reject("", proposal)])
      expect(await refused(act)).toBe("409 Deze offerte is nog niet opgeslagen. Sla hem eerst op.")
  })

  test("on another version than the newest", async () => {
    await note()
    await save({ wantedStart: "2027-03-01" })
    expect(await refused(() => harness.accept(1, id))).toBe(
      "409 Er is intussen een nieuwere versie: versie 2. Bekijk die eerst.",
    )
  })

  test("twice, or against what was decided", async () => {
    await note()
    await harness.accept(1, id)
    expect(await refused(() => harness.accept(1, id))).toBe("409 Deze offerte is al geaccepteerd.")
    expect(await refused(() => harness.reject("", id))).toBe("409 Deze offerte is al geaccepteerd.")
    await harness.takeBack(id)
    await harness.reject("", id)
    expect(await refused(() => harness.accept(1, id))).toBe("409 Deze offerte is al afgewezen.")
    expect(await refused(() => harness.reject("", id))).toBe("409 Deze offerte is al afgewezen.")
  })

  test("rejecting while the work on its request goes on", async () => {
    await note()
    const { projectId } = await harness.quoted(id)
    const { version } = harness.project(projectId)
    harness.app.services.projects.setStatus(projectId, { status: "active", version }, harness.office)
    expect(await refused(() => harness.reject("Toch niet", id))).toBe(
      "409 Het werk van deze aanvraag is begonnen. Zet eerst het project terug op gepland.",
    )
  })

  test("rejecting the request of what was accepted", async () => {
    await note()
    await harness.accept(1, id)
    const { projectId, requestId } = await harness.quoted(id)
    const { version } = harness.project(projectId)
    harness.app.services.projects.setStatus(projectId, { status: "planned", version }, harness.office)
    const disposition = "rejected"
    expect(
      await refused(() => harness.ask("PUT", `/offerte-aanvragen/${requestId}/disposition`, { disposition })),
    ).toBe("409 De offerte bij deze aanvraag is geaccepteerd. Trek het akkoord eerst in.")
  })

  test.each([
    ["an endless reason", { reason: "x".repeat(301) }],
    ["a reason of two lines", { reason: "Te\nduur" }],
    ["nothing at all", {}],
    ["a field nobody asked for", { reason: "", by: "de klant" }],
  ])("rejecting with %s", async (_, body) => {
    expect(await refused(() => harness.ask("POST", `/quotations/${id}/rejection`, body))).toStartWith("422 ")
  })
})

test("what was priced too long ago is not sent any more, and a new version is", async () => {
  await note()
  expect(await harness.quoted(id)).toMatchObject({ state: "sent", outOfDate: false })
  await harness.at("2026-12-22T09:00:00Z")
  expect(await harness.quoted(id)).toMatchObject({ state: "expired", outOfDate: true })
  const outdated =
    "409 Deze versie was geldig tot en met 21-12-2026. Kies ‘Opnieuw uitbrengen’ en verstuur de nieuwe versie."
  expect(await refused(() => mail({ to: "partner@voorbeeld.example" }))).toBe(outdated)
  await harness.requested()
  await save({ wantedStart: "2027-03-01" })
  expect((await note({ version: 2 })).reply).toMatchObject({
    ...{ state: "sent", outOfDate: false },
    latest: { validUntil: "2027-01-21" },
  })
})

test("without a mail server a quotation can only be noted as sent", async () => {
  const without = await givenHarness({ mail: false })
  await without.requested()
  const { status, reply } = await without.send()
  expect([status, reply.error]).toEqual([
    409,
    "E-mail is niet ingesteld. Er is niets verstuurd. U kunt wel noteren dat u de offerte zelf verstuurde.",
  ])
  expect(await without.quoted()).toMatchObject({ state: "concept", canMail: false })
  expect((await without.note()).reply.state).toBe("sent")
  await without.close()
})
