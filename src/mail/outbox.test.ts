import { afterEach, beforeEach, describe, expect, test } from "bun:test"
import { migrate } from "#db/migrate.ts"
import { type Db, openDb } from "#db/open.ts"
import { write } from "#db/write.ts"
import { createJobQueue, type JobQueue } from "../jobs/queue.ts"
import { type TestClock, testClock } from "../testing.ts"
import { createOutbox, mailJob, type Outbox, type Post } from "./outbox.ts"
import { givenMailServer, type MailServer } from "./smtp.testing.ts"
import { addressIn, smtpTransport } from "./transport.ts"

let db: Db
let clock: TestClock
let server: MailServer
let running: JobQueue[]
beforeEach(() => {
  db = openDb(":memory:")
  migrate(db)
  clock = testClock()
  server = givenMailServer()
  running = []
})
afterEach(async () => {
  for (const jobs of running) await jobs.stop()
  server.stop()
})

const noFiles = { read: () => undefined, isWhole: () => false }

/** An outbox as one run of the program has it. */
function givenOutbox({ url = server.url as URL | null, name = "Kust & Bouw" } = {}) {
  const jobs = createJobQueue({ db, clock, report: () => undefined })
  running.push(jobs)
  const sender = () => ({ name, address: "kantoor@kustenbouw.example" })
  const outbox = createOutbox({
    db,
    clock,
    jobs,
    transport: url ? smtpTransport(url) : undefined,
    files: noFiles,
    sender,
  })
  return { jobs, outbox }
}

const letter: Post = {
  kind: "test",
  to: "jan@voorbeeld.nl",
  subject: "Uw aanvraag is ontvangen",
  text: "Beste Jan,\n\nBedankt.\n",
}
const newest = (outbox: Outbox) => outbox.recent(1)[0]!

async function sent(mail: Partial<Post>, name?: string) {
  const { jobs, outbox } = givenOutbox({ name })
  jobs.start()
  expect(outbox.post({ ...letter, ...mail })).toBePositive()
  await jobs.idle()
  expect(newest(outbox)).toMatchObject({ state: "sent", error: null, sentAt: clock().toISOString() })
  expect(server.received).toHaveLength(1)
  return server.received[0]!
}

test("a mail arrives with sender, recipient, subject and text", async () => {
  const { from, to, head, text } = await sent({ replyTo: "kantoor@elders.nl" })
  expect({ from, to, text: text.trimEnd() }).toEqual({
    from: "kantoor@kustenbouw.example",
    to: ["jan@voorbeeld.nl"],
    text: "Beste Jan,\n\nBedankt.",
  })
  expect(head).toMatchObject({
    from: '"Kust & Bouw" <kantoor@kustenbouw.example>',
    to: "jan@voorbeeld.nl",
    "reply-to": "kantoor@elders.nl",
    subject: "Uw aanvraag is ontvangen",
    "auto-submitted": "auto-generated",
  })
})

test("accents, emoji, euro signs, long lines and lone dots survive the wire", async () => {
  const text = `Café Zeeën 🏠 € 1.234,56\n.\n..\n${"een lange zin met ruimte ".repeat(80).trim()}\nEinde`
  const received = await sent({ subject: "Één café 🏠 in Zeeën", text }, "Bouwbedrijf ’t Groentje")
  expect(received.text.trimEnd()).toBe(text)
  expect(received.head.subject).toBe("Één café 🏠 in Zeeën")
  expect(received.head.from).toContain("Bouwbedrijf ’t Groentje")
  for (const line of received.raw.split("\r\n")) expect(line.length).toBeLessThan(999)
})

describe("nothing that people typed can begin another line of the head", () => {
  const gift = "\r\nBcc: dief@voorbeeld.nl\r\nX-Gift: 1\r\n\r\nAnders"
  test.each([
    ["subject", { subject: `Uw aanvraag${gift}` }, undefined],
    ["reply address", { replyTo: `a@b.nl${gift}` }, undefined],
    ["name of the company", {}, `Kust & Bouw${gift}`],
  ])("%s", async (_, mail, name) => {
    const { to, head, raw } = await sent(mail, name)
    expect(to).toEqual(["jan@voorbeeld.nl"])
    expect(head.bcc ?? head["x-gift"]).toBeUndefined()
    expect(raw).not.toMatch(/^(Bcc|X-Gift):/m)
    expect(db.$client.query("SELECT subject FROM outbox").get()).not.toEqual({
      subject: expect.stringMatching(/\p{Cc}/u),
    })
  })
})

test.each([
  "jan@voorbeeld.nl, piet@voorbeeld.nl",
  "jan@voorbeeld.nl\r\nBcc: dief@voorbeeld.nl",
  "Jan <jan@voorbeeld.nl>",
  "jan",
  "",
])("%j is no one's address, and nothing is stored", (to) => {
  const { outbox } = givenOutbox()
  expect(outbox.post({ ...letter, to })).toBe(false)
  expect(outbox.recent(9)).toEqual([])
})

test("without a mail server nothing is stored", () => {
  const { outbox } = givenOutbox({ url: null })
  expect([outbox.configured(), outbox.post(letter), outbox.recent(9)]).toEqual([false, false, []])
})

test("a mail is kept with what it tells of, or not at all", async () => {
  const { jobs, outbox } = givenOutbox()
  jobs.start()
  expect(() =>
    write(db, () => {
      outbox.post(letter)
      throw new Error("the request was refused")
    }),
  ).toThrow()
  await jobs.idle()
  expect([outbox.recent(9), server.received]).toEqual([[], []])
})

test("a server that says 'later' gets the mail after growing pauses, until it takes it", async () => {
  server.answers.DATA = "451 4.7.1 greylisted"
  const { jobs, outbox } = givenOutbox()
  jobs.start()
  outbox.post(letter)
  for (const minutes of [0, 1, 5, 15, 60, 180, 720]) {
    clock.pass(minutes * 60 - 1)
    await jobs.idle()
    const before = newest(outbox)
    clock.pass(1)
    await jobs.idle()
    expect(before.state).toBe("waiting")
  }
  expect(newest(outbox)).toMatchObject({ state: "waiting", error: "later: 451 4.7.1 greylisted" })
  expect(outbox.nextAttempt(newest(outbox))).toBe(new Date(clock().getTime() + 24 * 3600_000).toISOString())
  delete server.answers.DATA
  clock.pass(24 * 3600)
  await jobs.idle()
  expect(newest(outbox)).toMatchObject({ state: "sent", error: null })
  expect(server.received).toHaveLength(1)
})

test("after the last attempt the mail has failed", async () => {
  server.answers.connect = "421 4.3.2 closed"
  const { jobs, outbox } = givenOutbox()
  jobs.start()
  outbox.post(letter)
  await jobs.idle()
  for (let attempt = 2; attempt <= 8; attempt++) {
    expect(newest(outbox).state).toBe("waiting")
    clock.pass(24 * 3600)
    await jobs.idle()
  }
  expect(newest(outbox).state).toBe("failed")
  clock.pass(7 * 24 * 3600)
  await jobs.idle()
  expect(jobs.stateOf(mailJob, String(newest(outbox).id))).toMatchObject({ state: "failed", attempts: 8 })
})

test.each([
  ["RCPT", "550 5.1.1 no such user", "refused: 550 5.1.1 no such user"],
  [".", "554 5.7.1 looks like spam", "refused: 554 5.7.1 looks like spam"],
])("what the server refuses at %s has failed at once", async (command, reply, error) => {
  server.answers[command] = reply
  const { jobs, outbox } = givenOutbox()
  jobs.start()
  outbox.post(letter)
  await jobs.idle()
  expect(newest(outbox).state).toBe("failed")
  expect(newest(outbox).error).toContain(error)
  expect(outbox.count("failed")).toBe(1)
})

test("a wrong password is not the mail's fault: it waits", async () => {
  server.stop()
  server = givenMailServer({ user: "kantoor@kustenbouw.example", password: "p@ss:w/rd" })
  const wrong = new URL(server.url)
  wrong.password = "anders"
  const { jobs, outbox } = givenOutbox({ url: wrong })
  jobs.start()
  outbox.post(letter)
  await jobs.idle()
  expect(newest(outbox)).toMatchObject({ state: "waiting", error: "login" })

  const mended = givenOutbox()
  await jobs.stop()
  mended.jobs.start()
  clock.pass(60)
  await mended.jobs.idle()
  expect(newest(outbox)).toMatchObject({ state: "sent" })
})

test("a server that is not there is tried again", async () => {
  const { jobs, outbox } = givenOutbox()
  server.stop()
  jobs.start()
  outbox.post(letter)
  await jobs.idle()
  expect(newest(outbox).state).toBe("waiting")
  expect(newest(outbox).error).toMatch(/^unreachable/)
})

test("a server that does not speak TLS where it should is told apart from one that is away", async () => {
  const { jobs, outbox } = givenOutbox({ url: new URL(server.url.href.replace("smtp:", "smtps:")) })
  jobs.start()
  outbox.post(letter)
  await jobs.idle()
  expect(newest(outbox)).toMatchObject({ state: "waiting", error: "tls" })
})

test("what waits is sent after a restart", async () => {
  givenOutbox().outbox.post(letter)
  const { jobs, outbox } = givenOutbox()
  jobs.start()
  await jobs.idle()
  expect(newest(outbox).state).toBe("sent")
  expect(server.received).toHaveLength(1)
})

test("a mail that was cut off between sending and storing is sent again under the same id", async () => {
  const { jobs, outbox } = givenOutbox()
  outbox.post(letter)
  jobs.start()
  await jobs.idle()
  await jobs.stop()
  // As the database would be, had the power gone right after the server's 250.
  db.$client.run("UPDATE outbox SET state = 'waiting', sent_at = NULL")
  db.$client.run("UPDATE jobs SET state = 'running'")

  const after = givenOutbox()
  after.jobs.start()
  await after.jobs.idle()
  const ids = server.received.map(({ head }) => head["message-id"])
  expect(ids).toHaveLength(2)
  expect(ids[0]).toBe(ids[1]!)
  expect(ids[0]).toMatch(/^<waterpas-1-\w+@kustenbouw\.example>$/)
})

test("a mail that was cancelled is not sent, and can be sent after all", async () => {
  const { jobs, outbox } = givenOutbox()
  outbox.post(letter)
  outbox.cancel(newest(outbox).id)
  jobs.start()
  await jobs.idle()
  expect([newest(outbox).state, server.received.length]).toEqual(["cancelled", 0])
  outbox.again(newest(outbox).id)
  await jobs.idle()
  expect([newest(outbox).state, server.received.length]).toEqual(["sent", 1])
})

test("asking twice for one mail sends it once", async () => {
  const { jobs, outbox } = givenOutbox()
  outbox.post(letter)
  outbox.again(newest(outbox).id)
  outbox.again(newest(outbox).id)
  jobs.start()
  await jobs.idle()
  expect(server.received).toHaveLength(1)
})

test("mail that waits when the mail server was taken out of the settings has failed", async () => {
  givenOutbox().outbox.post(letter)
  const { jobs, outbox } = givenOutbox({ url: null })
  jobs.start()
  await jobs.idle()
  expect(newest(outbox)).toMatchObject({ state: "failed", error: "off" })
})

test("an address gets no more of one kind in a day than was allowed", () => {
  const { outbox } = givenOutbox()
  const post = (change: Partial<Post> = {}) => outbox.post({ ...letter, mostADay: 2, ...change }) !== false
  expect([post(), post(), post()]).toEqual([true, true, false])
  expect([post({ to: "piet@voorbeeld.nl" }), post({ kind: "other" })]).toEqual([true, true])
  clock.pass(24 * 3600 + 1)
  expect(post()).toBe(true)
})

test("mail that was sent is forgotten after three months, what failed stays", async () => {
  const { jobs, outbox } = givenOutbox()
  jobs.start()
  outbox.post(letter)
  await jobs.idle()
  server.answers.RCPT = "550 no"
  outbox.post(letter)
  await jobs.idle()
  clock.pass(89 * 24 * 3600)
  await outbox.sweep()
  expect(outbox.recent(9)).toHaveLength(2)
  clock.pass(2 * 24 * 3600)
  await outbox.sweep()
  expect(outbox.recent(9).map(({ state }) => state)).toEqual(["failed"])
})

test("a slow mail server does not hold up other work", async () => {
  server.answers.connect = ""
  const { jobs, outbox } = givenOutbox()
  const painted = Promise.withResolvers<void>()
  jobs.register("paint", async () => painted.resolve())
  jobs.start()
  outbox.post(letter)
  jobs.add("paint", "north")
  await painted.promise
  expect(newest(outbox).state).toBe("waiting")
  server.stop()
})

test.each([
  ["smtps://kantoor%40bouw.nl:x@mail.bouw.nl", "kantoor@bouw.nl"],
  ["smtp://mail.bouw.nl?from=info@bouw.nl", "info@bouw.nl"],
  ["smtp://apikey:x@mail.bouw.nl", ""],
])("the sender's address in %s is %j", (url, address) => expect(addressIn(new URL(url))).toBe(address))
