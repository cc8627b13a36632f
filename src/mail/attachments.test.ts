import { afterEach, beforeEach, expect, test } from "bun:test"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { migrate } from "#db/migrate.ts"
import { type Db, openDb } from "#db/open.ts"
import { openBlobs } from "../files/blobs.ts"
import { createFileStore, type FileStore } from "../files/store.ts"
import { createJobQueue, type JobQueue } from "../jobs/queue.ts"
import { testClock } from "../testing.ts"
import { createOutbox, type Outbox } from "./outbox.ts"
import { givenMailServer, type MailServer } from "./smtp.testing.ts"
import { smtpTransport } from "./transport.ts"

let folder: string
let db: Db
let files: FileStore
let jobs: JobQueue
let outbox: Outbox
let server: MailServer
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "waterpas-mail-"))
  db = openDb(":memory:")
  migrate(db)
  const clock = testClock()
  files = createFileStore({ db, clock, blobs: openBlobs(folder) })
  jobs = createJobQueue({ db, clock, report: () => undefined })
  server = givenMailServer()
  const sender = () => ({ name: "Kust & Bouw", address: "kantoor@kustenbouw.example" })
  outbox = createOutbox({ db, clock, jobs, files, transport: smtpTransport(server.url), sender })
})
afterEach(async () => {
  await jobs.stop()
  server.stop()
  rmSync(folder, { recursive: true, force: true })
})

const letter = { kind: "test", to: "jan@voorbeeld.nl", subject: "Offerte", text: "Beste Jan,\n" }
/** Every byte there is, and the lines that mean something to a mail server. */
const bytes = Buffer.concat([
  Buffer.from("%PDF-1.7\r\n.\r\n..\n"),
  Buffer.from(Array.from({ length: 30_000 }, (_, i) => (i * 7919) % 256)),
])

async function arrived(...names: string[]) {
  const fileId = await files.add(bytes, "application/pdf")
  outbox.post({ ...letter, attachments: names.map((name) => ({ fileId, name })) })
  jobs.start()
  await jobs.idle()
  return server.received[0]!
}

test("a PDF arrives byte for byte beside the text", async () => {
  const { text, attachments } = await arrived("Offerte O-2026-0012 v2.pdf")
  expect(text.trimEnd()).toBe("Beste Jan,")
  expect(attachments).toHaveLength(1)
  expect(attachments[0]).toMatchObject({ name: "Offerte O-2026-0012 v2.pdf", mediaType: "application/pdf" })
  expect(attachments[0]!.bytes.equals(bytes)).toBe(true)
})

test.each([
  "Verklaring café Zeeën.pdf",
  `Offerte "De Gouden Leeuw" d'r bij.pdf`,
  "Raming 🏠 € 5.pdf",
  `${"heel lange naam ".repeat(10)}.pdf`,
])("the name %s survives", async (name) => {
  const { attachments } = await arrived(name, "Tweede.pdf")
  expect(attachments.map((attachment) => attachment.name)).toEqual([name, "Tweede.pdf"])
})

test("a name can't begin another line of the head, or end its part", async () => {
  const { raw, head, attachments } = await arrived('plan"\r\nBcc: dief@voorbeeld.nl\r\n\r\n<script>.pdf')
  expect(head.bcc).toBeUndefined()
  expect(raw).not.toMatch(/^Bcc:/m)
  expect(attachments.map(({ name }) => name)).toEqual(['plan" Bcc: dief@voorbeeld.nl <script>.pdf'])
  expect(attachments[0]!.bytes.equals(bytes)).toBe(true)
})

test.each([
  ["was thrown away", () => db.$client.run("DELETE FROM files")],
  ["is gone from the disk", () => rmSync(folder, { recursive: true })],
])("a mail whose file %s has failed for good, and leaves nothing behind at the server", async (_, lose) => {
  const fileId = await files.add(bytes, "application/pdf")
  outbox.post({ ...letter, attachments: [{ fileId, name: "Offerte.pdf" }] })
  lose()
  jobs.start()
  await jobs.idle()
  expect(outbox.recent(1)[0]).toMatchObject({ state: "failed", error: "gone" })
  expect(server.received).toEqual([])
})
