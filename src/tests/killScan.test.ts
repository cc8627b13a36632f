import { Database } from "bun:sqlite"
import { afterAll, beforeAll, expect, test } from "bun:test"
import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { PDFDocument } from "@cantoo/pdf-lib"
import { textPdf } from "#modules/invoices/reading/hostile.testing.ts"
import { builtBinary } from "../build/binary.ts"
import { examine } from "../doctor.ts"
import { databasePath } from "../folder.ts"
import { type Program, startProgram } from "./program.testing.ts"
import { signedIn } from "./signedIn.testing.ts"

const folder = mkdtempSync(join(tmpdir(), "waterpas-kill-"))
const dataDir = join(folder, "data")
const behind = 12

let program: Program
let cookie = ""
beforeAll(async () => void (await builtBinary()), 300_000)
afterAll(() => {
  program.kill()
  rmSync(folder, { recursive: true })
})

async function start() {
  program = await startProgram([await builtBinary()], { folder })
  cookie = await signedIn(program.url)
}

/** Pages that are only a picture: each takes the reader a second or more. */
async function longScan(pages: number): Promise<Uint8Array> {
  const pdf = await PDFDocument.create()
  const picture = await pdf.embedJpg(
    readFileSync(join(import.meta.dir, "../../modules/invoices/fixtures/d09.jpg")),
  )
  for (let page = 0; page < pages; page++)
    pdf.addPage([595, 842]).drawImage(picture, { width: 595, height: 842 })
  return pdf.save()
}

function send(bytes: Uint8Array, headers: Record<string, string> = {}) {
  const body = new FormData()
  body.append("photo", new File([bytes as Uint8Array<ArrayBuffer>], "factuur.pdf"))
  return fetch(`${program.url}/api/invoice-ocr/upload-invoice-photo`, {
    method: "POST",
    body,
    headers: { cookie, prefer: "respond-async", ...headers },
  })
}

function rows<Row>(query: string): Row[] {
  const db = new Database(databasePath(dataDir), { readonly: true })
  try {
    return db.query(query).all() as Row[]
  } finally {
    db.close()
  }
}
const piles = () =>
  rows<{ state: string; n: number }>("SELECT state, count(*) AS n FROM invoice_scans GROUP BY 1")
const beingRead = async () => {
  while (rows("SELECT 1 FROM invoice_scans WHERE state = 'reading'").length === 0) await Bun.sleep(5)
}

test("a server that is told to stop or is killed while it reads loses no scan, and reads them all in the end", async () => {
  await start()
  const key = { "idempotency-key": crypto.randomUUID() }
  const long = await longScan(2)
  expect((await send(long, key)).status).toBe(202)
  for (let nth = 0; nth < behind; nth++) expect((await send(await textPdf())).status).toBe(202)
  for (const end of ["stop", "stop", "kill"] as const) {
    await beingRead()
    // Somebody waits for a result that won't come before the end.
    const patient = send(await textPdf(), { prefer: "" }).catch(() => undefined)
    await Bun.sleep(20)
    if (end === "kill") program.kill()
    else await program.stop()
    expect(await program.ended).toBe(end === "kill" ? 137 : 0)
    await patient
    expect(piles().filter(({ state }) => state === "failed")).toEqual([])
    await start()
  }
  // The phone didn't hear the first answer and sends it once more.
  expect(await (await send(long, key)).json()).toMatchObject({ id: 1 })
  while (piles().some(({ state }) => state !== "read")) await Bun.sleep(20)
  await program.stop()

  expect(rows("SELECT state, error FROM jobs WHERE kind = 'invoice.reading' AND state <> 'done'")).toEqual([])
  expect(rows("SELECT id, pages FROM invoice_scans WHERE pages <> pages_done")).toEqual([])
  expect(rows("SELECT scan_id FROM invoice_readings")).toHaveLength(piles()[0]!.n)
  expect(examine({ dataDir, port: 0, host: "" }).filter(({ state }) => state === "wrong")).toEqual([])
}, 120_000)
