import { afterAll, beforeAll, expect, test } from "bun:test"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { sampleSubmission } from "#modules/quotes/sample.ts"
import { builtBinary } from "../build/binary.ts"
import { givenMailServer, type MailServer } from "../mail/smtp.testing.ts"
import { type Program, startProgram } from "./program.testing.ts"

const folder = mkdtempSync(join(tmpdir(), "waterpas-mail-"))
let server: MailServer
let program: Program | undefined

async function start() {
  const settings = { SMTP_URL: `${server.url.href}?from=kantoor@kustenbouw.example` }
  program = await startProgram([await builtBinary()], { folder, settings })
  return program.url
}

beforeAll(async () => {
  server = givenMailServer({ user: "waterpas", password: "p@ss:w/rd" })
  await builtBinary()
}, 300_000)
afterAll(async () => {
  await program?.stop()
  server.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** On the built binary, where nodemailer is loaded with the first mail. */
test("mail of a request survives kill -9 at its worst moment, and a double can be told by its id", async () => {
  // The server has taken the mail, but its answer does not arrive before the power goes.
  server.answers["."] = ""
  const url = await start()
  const reply = await fetch(`${url}/api/live-offerte`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(sampleSubmission()),
  })
  expect(reply.status).toBe(200)
  await server.mails(1)
  program!.kill()
  await program!.ended

  delete server.answers["."]
  await start()
  await server.mails(3)
  const ids = Map.groupBy(server.received, ({ to }) => to[0]!)
  expect(
    [...ids].map(([to, mails]) => [to, new Set(mails.map(({ head }) => head["message-id"])).size]),
  ).toEqual([
    ["m.devries@voorbeeld.example", 1],
    ["kantoor@kustenbouw.example", 1],
  ])
  expect(server.received[0]!.head.subject).toMatch(/^Uw aanvraag WP-\d{4}-0001 is ontvangen$/)
}, 60_000)
