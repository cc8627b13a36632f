import { afterEach, beforeEach, expect, test } from "bun:test"
import { givenMailServer, type MailServer } from "#src/mail/smtp.testing.ts"
import { givenApp, jsonRequest, type TestApp } from "#src/testing.ts"
import { readEvents } from "#src/tests/calendar.testing.ts"
import { sampleSubmission } from "../sample.ts"
import { calendarFile } from "./calendarFile.ts"
import type { SetAppointment } from "./schema.ts"

let server: MailServer
let app: TestApp
let manager: { cookie: string }
beforeEach(async () => {
  server = givenMailServer()
  await begin(server.url)
})
afterEach(async () => {
  await app.close()
  server.stop()
})

async function begin(smtpUrl?: URL) {
  app = await givenApp({ smtpUrl })
  const company = { companyName: "Kust & Bouw", contactEmail: "kantoor@kustenbouw.example" }
  app.services.settings.save(company, null)
  manager = await app.signIn("manager")
  app.services.quotes.submit(sampleSubmission(), null, "visitor")
  await app.services.jobs.idle()
}

const ask = async (method: string, path = "", body?: unknown) => {
  const asked = jsonRequest(method, `/api/offerte-aanvragen/1/appointment${path}`, { body, headers: manager })
  const response = await app.handle(asked)
  return { status: response.status, reply: await response.json() }
}
/** The clock of the tests says noon of 21 November 2026. */
const wednesday: SetAppointment = {
  ...{ day: "2026-11-25", from: "14:00", until: "15:00", place: "Dorpsstraat 1, Zierikzee" },
  ...{ accountId: null, confirm: false, version: 0 },
}
const set = (over: Partial<SetAppointment> = {}) => ask("PUT", "", { ...wednesday, ...over })
const file = async () => {
  const path = "/api/offerte-aanvragen/1/appointment/file"
  const reply = await app.handle(jsonRequest("GET", path, { headers: manager }))
  return { text: await reply.text(), head: reply.headers }
}
const mailed = () => server.received.filter(({ head }) => head.subject?.includes("afspraak"))
const notices = () =>
  app.services.notices
    .list({ ...app.services.access.list()[0]!, role: "manager" })
    .filter(({ key }) => key === "quotes.appointment")

test("an appointment stands with its request, and its file has the moment in the time of the Netherlands", async () => {
  expect((await ask("GET")).reply).toEqual({ appointment: null, canMail: true })
  const { status, reply } = await set()
  expect(status).toBe(200)
  const { place, day, from, until } = wednesday
  expect(reply.appointment).toMatchObject({ place, day, from, until, version: 1, withdrawn: false })
  expect(reply.appointment).toMatchObject({ person: null, told: "nothing", mail: null })
  const { text, head } = await file()
  expect(head.get("content-type")).toStartWith("text/calendar")
  expect(head.get("content-disposition")).toContain('filename="Afspraak_WP-2026-0001.ics"')
  // In winter the Netherlands are an hour ahead of UTC.
  expect(readEvents(text)).toMatchObject([
    {
      from: "2026-11-25T13:00:00.000Z",
      to: "2026-11-25T14:00:00.000Z",
      location: "Dorpsstraat 1, Zierikzee",
    },
  ])
  expect(mailed()).toEqual([])
})

test("a changed appointment replaces the former in a calendar, and a withdrawn one leaves it", async () => {
  await set()
  const first = (await file()).text
  const uid = /^UID:.+$/m.exec(first)![0]
  expect(first).toContain("SEQUENCE:0\r\n")
  await set({ day: "2026-11-26", version: 1 })
  const second = (await file()).text
  expect(second).toContain(`${uid.trim()}\r\nSEQUENCE:1\r\n`)
  const withdrawn = await ask("POST", "/withdrawal", { version: 2 })
  expect(withdrawn.reply.appointment).toMatchObject({ withdrawn: true, version: 3 })
  const third = (await file()).text
  expect(third).toContain(`${uid.trim()}\r\nSEQUENCE:2\r\n`)
  expect(third).toContain("METHOD:CANCEL\r\n")
  expect(third).toContain("STATUS:CANCELLED\r\n")
  const back = await set({ day: "2026-11-26", version: 3 })
  expect(back.reply.appointment).toMatchObject({ withdrawn: false, version: 4 })
})

test.each([
  [{ day: "2026-11-20" }, "day", "Dit moment is al voorbij."],
  [{ day: "2026-11-21", from: "11:00", until: "13:00" }, "from", "Dit moment is al voorbij."],
  [{ from: "15:00", until: "14:00" }, "until", "De afspraak eindigt voordat hij begint."],
  [{ from: "14:00", until: "14:00" }, "until", "De afspraak eindigt voordat hij begint."],
  [{ day: "2027-02-29" }, "day", "Vul een datum in die bestaat."],
  [{ day: "2027-03-28", from: "02:30", until: "04:00" }, "from", /^Deze tijd bestaat niet/],
  [{ day: "2027-03-28", from: "01:30", until: "02:30" }, "until", /^Deze tijd bestaat niet/],
  [{ from: "25:00" }, "from", "Vul een tijd in als 14:00."],
  [{ day: "2031-01-01" }, "day", "Een afspraak kan hoogstens twee jaar vooruit."],
  [{ accountId: 999 }, "accountId", "Deze collega is er niet (meer)."],
  [{ place: "a".repeat(201) }, "place", "Dit adres is te lang. Er passen 200 tekens in."],
])("%j is refused at its field, and nothing is kept", async (over, field, sentence) => {
  const { status, reply } = await set({ ...over, confirm: true })
  expect({ status, fields: Object.keys(reply.fields) }).toEqual({ status: 422, fields: [field] })
  expect(reply.fields[field]).toMatch(sentence)
  expect([(await ask("GET")).reply.appointment, mailed()]).toEqual([null, []])
})

test("29 February of a leap year is a day, and so is the night in which an hour comes twice", async () => {
  app.clock.pass(400 * 24 * 3600)
  manager = await app.signIn("manager")
  expect((await set({ day: "2028-02-29" })).status).toBe(200)
  expect((await set({ day: "2027-10-31", from: "02:30", until: "03:30", version: 1 })).status).toBe(422)
  expect((await set({ day: "2028-10-29", from: "02:30", until: "03:30", version: 1 })).status).toBe(200)
  expect((await ask("GET")).reply.appointment).toMatchObject({ from: "02:30", until: "03:30" })
})

test("the client gets it by mail with the file along, and hears that it moved", async () => {
  const [colleague] = app.services.access.list()
  await set({ confirm: true, accountId: colleague!.id })
  await app.services.jobs.idle()
  const [mail] = mailed()
  expect(mail!.head.subject).toBe("Onze afspraak over aanvraag WP-2026-0001")
  expect(mail!.to).toEqual([sampleSubmission().contactInfo.email])
  expect(mail!.text).toContain("woensdag 25 november 2026 van 14:00 tot 15:00 uur")
  expect(mail!.text).toContain(`Wie komt: ${colleague!.name}`)
  const [attachment] = mail!.attachments
  expect(attachment).toMatchObject({ name: "Afspraak WP-2026-0001.ics" })
  expect(attachment!.mediaType).toStartWith("text/calendar")
  expect(attachment!.bytes.toString()).toBe((await file()).text)
  expect((await ask("GET")).reply.appointment).toMatchObject({ told: "this", mail: { state: "sent" } })
  await set({ day: "2026-11-26", accountId: colleague!.id, version: 1 })
  expect((await ask("GET")).reply.appointment.told).toBe("earlier")
  await set({ day: "2026-11-27", version: 2, confirm: true })
  await app.services.jobs.idle()
  expect(mailed()[1]!.head).toMatchObject({
    subject: "Nieuwe afspraak over aanvraag WP-2026-0001",
    "in-reply-to": mailed()[0]!.head["message-id"],
  })
})

test("of two who change it the second is told, and a repeated press mails once", async () => {
  const body = { ...wednesday, confirm: true }
  const headers = { ...manager, "idempotency-key": "afspraak-0001" }
  for (let times = 0; times < 2; times++) {
    const asked = jsonRequest("PUT", "/api/offerte-aanvragen/1/appointment", { body, headers })
    expect((await app.handle(asked)).status).toBe(200)
  }
  expect((await set()).reply.code).toBe("quotes.appointmentMeanwhile")
  expect((await ask("POST", "/withdrawal", { version: 9 })).reply.code).toBe("quotes.appointmentMeanwhile")
  await app.services.jobs.idle()
  expect(mailed()).toHaveLength(1)
})

test("without mail a confirmation is refused, and the appointment with it", async () => {
  await app.close()
  await begin()
  expect((await set({ confirm: true })).reply.code).toBe("quotes.appointmentNoMail")
  expect((await ask("GET")).reply).toEqual({ appointment: null, canMail: false })
  expect((await set()).status).toBe(200)
})

test("a request that was put away gets none, and one that is not there neither", async () => {
  app.services.quotes.dispose(1, "archived", app.services.access.list()[0]!)
  expect((await set()).reply.code).toBe("quotes.appointmentClosed")
  expect((await ask("POST", "/withdrawal", { version: 1 })).reply.code).toBe("quotes.appointmentNone")
  const gone = jsonRequest("GET", "/api/offerte-aanvragen/77/appointment", { headers: manager })
  expect((await app.handle(gone)).status).toBe(404)
})

test("who is visited today stands among what waits, until it is over or withdrawn", async () => {
  await set({ day: "2026-11-21", from: "14:00", until: "15:00" })
  expect(notices()).toMatchObject([{ values: { time: "14:00" }, href: "/offerte-aanvragen?aanvraag=1" }])
  app.clock.pass(3 * 3600 + 60)
  expect(notices()).toEqual([])
  manager = await app.signIn("manager")
  await set({ day: "2026-11-21", from: "17:00", until: "18:00", version: 1 })
  expect(notices()).toHaveLength(1)
  await ask("POST", "/withdrawal", { version: 2 })
  expect(notices()).toEqual([])
})

test("lines of a calendar file are folded at 75 octets without cutting a letter, and typed text can't begin one", () => {
  const text = calendarFile({
    ...{ uid: "a@b", sequence: 0, cancelled: false },
    ...{ startsAt: new Date("2027-07-01T12:00:00Z"), endsAt: new Date("2027-07-01T13:00:00Z") },
    ...{ changedAt: new Date("2026-11-21T11:00:00Z"), place: "Zee\r\nX-GIFT:1; 3, \\" },
    ...{ summary: "é€🏠".repeat(60), description: "een\ntwee" },
    organizer: { name: 'Kust" \r\nX-GIFT:1', email: "kantoor@kustenbouw.example" },
  })
  const lines = text.split("\r\n")
  for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(text).not.toMatch(/^X-GIFT|[^\r]\n|\uFFFD/m)
  expect(text.replaceAll("\r\n ", "")).toContain("DTSTART;TZID=Europe/Amsterdam:20270701T140000\r\n")
  expect(readEvents(text)).toMatchObject([
    {
      ...{ summary: "é€🏠".repeat(60), location: "Zee\nX-GIFT:1; 3, \\", description: "een\ntwee" },
      // In summer two.
      ...{ from: "2027-07-01T12:00:00.000Z", to: "2027-07-01T13:00:00.000Z" },
    },
  ])
})
