import { afterEach, beforeEach, expect, test } from "bun:test"
import { givenMailServer, type MailServer } from "#src/mail/smtp.testing.ts"
import { givenApp, type TestApp } from "#src/testing.ts"
import { asking } from "#src/tests/asking.testing.ts"

let server: MailServer
let app: TestApp
beforeEach(async () => {
  server = givenMailServer()
  app = await givenApp({ smtpUrl: server.url })
  app.services.settings.save({ companyName: "Kade Bouw", contactEmail: "kantoor@kade.example" }, null)
})
afterEach(async () => {
  await app.close()
  server.stop()
})

async function mails() {
  await app.services.jobs.idle()
  return server.received
}
const remind = async (role: "owner" | "worker", message = "Bel de gemeente", userId = 1) =>
  (await asking(app, role))("POST", "/hours-approval/reminder", {
    ...{ userId, message, reminderDate: "2026-11-22", type: "incomplete_hours" },
  })
const tell = () => app.services.hourTelling.tellDue()
const agent = () => app.services.agents.list().find(({ id }) => id === "reminders")

test("a reminder is mailed to the office at nine the next morning, once", async () => {
  await remind("owner")
  expect(agent()).toMatchObject({ name: "Herinneringen", waiting: 1 })
  app.clock.set("2026-11-22T07:59:59Z")
  tell()
  expect(await mails()).toEqual([])
  app.clock.set("2026-11-22T08:00:00Z")
  tell()
  tell()
  expect(await mails()).toMatchObject([{ to: ["kantoor@kade.example"] }])
  expect((await mails())[0]!.raw).toContain("Herinnering: Bel de gemeente")
  expect(agent()!.waiting).toBe(0)
})

test("a reminder of a colleague says who asked, at any hour, and holds what was written to the letter", async () => {
  const anna = app.hire("Anna Wisse", "manager")
  await remind("owner", "Bel $& over € 5", anna.id)
  app.clock.set("2026-11-22T15:00:00Z")
  tell()
  const text = (await mails())[0]!.raw
  expect(text).not.toContain("=7B=7B")
  expect(text).toContain("Bel $& over")
  expect(text).toContain("Beste Anna Wisse,")
  expect(text).toContain("Test owner vraagt u hieraan te denken:")
})

test("what fell due while the server was down is told when it is back", async () => {
  await remind("owner")
  app.clock.set("2026-11-24T15:00:00Z")
  await app.services.schedule.runAll()
  expect(await mails()).toHaveLength(1)
})

test("who works outside has no address: his stands on the screen and behind the bell", async () => {
  await remind("worker")
  app.clock.set("2026-11-22T08:00:00Z")
  tell()
  expect(await mails()).toEqual([])
  const { id } = app.services.access.list().find(({ role }) => role === "worker")!
  expect(app.services.hourReminders.due({ id })).toMatchObject([{ message: "Bel de gemeente" }])
})

test("on the morning after the clock was put forward nine o'clock is nine o'clock", async () => {
  app.clock.set("2027-03-27T19:00:00Z")
  const owner = await asking(app, "owner")
  const { reply } = await owner("POST", "/hours-approval/reminder", {
    ...{ message: "Beton bestellen", reminderDate: "2027-03-28" },
  })
  expect(reply.reminderDate).toBe("2027-03-28T07:00:00.000Z")
})

test("what was done before its time is told no more", async () => {
  const { reply } = await remind("owner")
  app.services.hourReminders.done(reply.id, app.services.access.list().find(({ id }) => id === reply.userId)!)
  app.clock.set("2026-11-22T08:00:00Z")
  tell()
  expect([await mails(), agent()!.waiting]).toEqual([[], 0])
})
