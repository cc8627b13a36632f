import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { makeDocument } from "#modules/quotes/documents/documents.ts"
import { sampleInput } from "#modules/quotes/documents/sample.ts"
import { documentKinds } from "#modules/quotes/documents/schema.ts"
import { sampleSubmission } from "#modules/quotes/sample.ts"
import { measureHonest, p99 } from "../tests/honest.testing.ts"
import { type Program, startProgram } from "../tests/program.testing.ts"
import { measureFeed } from "./feed.ts"
import { javascriptOf } from "./firstView.ts"
import { measureGps } from "./gps.ts"
import { measureHostileMemory } from "./hostileMemory.ts"
import { measureInvoices, measureReadingMemory } from "./invoices.ts"
import { measureListScreen } from "./listScreen.ts"
import { median, perSecond } from "./load.ts"
import { residentMb } from "./memory.ts"
import { measureOcr } from "./ocr.ts"
import { measureProjectList } from "./projectList.ts"
import { measureGenerator, multiplyQuotations } from "./quotations.ts"
import { measureSearch } from "./search.ts"
import { measureStart } from "./start.ts"
import { measureWork } from "./work.ts"

const root = join(import.meta.dir, "../..")
const binary = join(root, "dist/waterpas")
const json = { "content-type": "application/json" }

async function budgets() {
  await Bun.sleep(1000)
  const idle = residentMb(ours.pid)
  const javascript = await javascriptOf(`${ours.url}/offerte-aanvraag`)
  row("JavaScript of the wizard's first view, brotli", javascript / 1000, "kB", 125)
  row("binary", Bun.file(binary).size / 1e6, "MB", 140)
  await start()
  row("memory when idle", idle, "MB", 95)
  row(
    "page /offerte-aanvraag, median",
    await median(200, () => read(`${ours.url}/offerte-aanvraag`)),
    "ms",
    10,
  )
  const input = sampleInput()
  const six = async () => {
    for (const kind of documentKinds) await makeDocument(kind, input)
  }
  await six()
  row("all six documents of a request, median of 5", await median(5, six), "ms", 125)
}

async function start() {
  const { ours, empty, module } = await measureStart(binary)
  row("start to first answer, of an empty server's time", ours / empty, "x", 5)
  console.log(
    `    ${ours.toFixed(0)} ms, empty ${empty.toFixed(0)}; to the first answer of a module ${module.toFixed(0)}`,
  )
}

/** Apart from network and disk: what two calls cost the processor. */
async function work() {
  const { submission, project } = await measureWork()
  row("a submission, time of the processor", submission.ours, "ms", 2.5)
  console.log(`    bare ${submission.bare.toFixed(2)} ms`)
  row("one project, time of the processor", project.ours, "ms", 0.3)
  console.log(`    bare ${project.bare.toFixed(2)} ms`)
}

async function ratios() {
  const page = await read(`${ours.url}/offerte-aanvraag`)
  await fetch(`${bare.url}/page`, { method: "PUT", body: page })
  const cookie = await login()
  const submission = sampleSubmission()
  const submit = (n: number) =>
    fetch(`${ours.url}/api/live-offerte`, {
      method: "POST",
      // One address may send ten in ten minutes; the bench plays as many visitors as it sends.
      headers: {
        ...json,
        "x-forwarded-for": `10.0.${n >> 8}.${n & 255}`,
        "idempotency-key": crypto.randomUUID(),
      },
      body: JSON.stringify(submission),
    })
  const bareSubmit = () =>
    fetch(`${bare.url}/requests`, { method: "POST", headers: json, body: JSON.stringify(submission) })
  compare("submission", await perSecond(submit, { total: 200 }), await perSecond(bareSubmit, { total: 200 }))
  const list = () => fetch(`${ours.url}/api/offerte-aanvragen`, { headers: { cookie } })
  // The 1,200 documents of these requests are made meanwhile; what follows is measured without them.
  while ((await (await list()).text()).includes('"waiting"')) await Bun.sleep(500)
  const bareList = () => fetch(`${bare.url}/requests`)
  compare(
    "list of 200 requests",
    await perSecond(list, { total: 400 }),
    await perSecond(bareList, { total: 400 }),
  )
  const ourPage = () => fetch(`${ours.url}/offerte-aanvraag`)
  const barePage = () => fetch(`${bare.url}/page`)
  const projectScreen = () => measureListScreen(`${ours.url}/projects`, "main li a", cookie)
  const few = await projectScreen()
  const projects = await measureProjectList(ours.url, bare.url, cookie)
  compare("list of 1,000 projects and more", projects.ours, projects.bare)
  row("a change and that list after it, median", projects.afterChange, "ms", 40)
  const many = await projectScreen()
  beside("projects screen until the first project", many.firstRow, few.firstRow, 200)
  beside("search among projects found and taken back", many.search, few.search, 200)
  row("local quotation of 50 work items, median of 9", await measureGenerator(ours.url, cookie), "ms", 100)
  const quotationScreen = () =>
    measureListScreen(`${ours.url}/chatgpt-quotations`, "[data-row-target]", cookie)
  const fewer = await quotationScreen()
  multiplyQuotations(folder, 5000)
  const more = await quotationScreen()
  beside("quotations screen until the first one, 5,000", more.firstRow, fewer.firstRow, 209)
  beside("search among 5,000 found and taken back", more.search, fewer.search, 209)
  compare("page", await perSecond(ourPage, { total: 3000 }), await perSecond(barePage, { total: 3000 }))
}

async function invoices() {
  const { kinds, slowestDataMs } = await measureInvoices()
  for (const [kind, { right, of, misses }] of kinds)
    console.log(
      [`invoices right, ${kind}`.padEnd(50) + `${right} of ${of}`.padStart(9), ...misses].join("\n    "),
    )
  row("slowest invoice with text or data, warm", slowestDataMs, "ms", 150)
  const most = await measureReadingMemory(ours, await login())
  row("memory while all of them and 12 megapixels come in", most, "MB", 300)
  await ocr()
}

async function hostile() {
  const server = await startProgram([binary])
  const { most, after } = await measureHostileMemory(server)
  await server.stop()
  row("memory while hostile scans and photos come in", most, "MB", 512)
  row("memory a minute after them", after, "MB", 120)
}

/** A thousand workers who send every ten seconds, and single positions as fast as they go. */
async function gps() {
  const { fleet, pings, sent, kept } = await measureGps(ours, bare.url, folder, { cookie: await login() })
  row("positions of 1,000 workers, p99 of an answer", fleet.ours.p99, "ms", 50)
  console.log(
    `    median ${fleet.ours.p50.toFixed(1)} ms; bare ${fleet.bare.p50.toFixed(1)}, p99 ${fleet.bare.p99.toFixed(1)}`,
  )
  for (const [what, times] of [
    ["single positions", pings.ours],
    ["single positions while scans are read", pings.duringOcr],
  ] as const) {
    compare(what, times.rate, pings.bare.rate)
    row(`${what}, p99 of an answer`, times.p99, "ms", 15)
  }
  console.log(`    bare p99 ${pings.bare.p99.toFixed(1)} ms`)
  row("positions lost", sent - kept, "", 0)
}

/** The company's planning of sixty people and 400 jobs, as calendar programs ask for it each minute. */
async function feeds() {
  const { whole, unchanged } = await measureFeed(ours.url, folder, await login())
  row("a calendar of 400 jobs, median", whole, "ms", 5)
  row("the same where nothing changed, median", unchanged, "ms", 5)
}

/** Among 50,000 customers and projects; it comes last, as it makes every list long. */
async function search() {
  const [slowest, ...others] = await measureSearch(ours.url, folder, await login())
  row(`searching 50,000 for ${slowest![0]}`, slowest![1], "ms", 20)
  for (const [what, milliseconds] of others) console.log(`    ${what} ${milliseconds.toFixed(1)} ms`)
}

/** One visitor and one worker while five senders do their worst. */
async function attacked() {
  const before = ours.stalls.length
  const { quiet, attacked, sent, arrived } = await measureHonest(ours.url)
  const [waited, usual] = [p99(attacked), p99(quiet)]
  row("answers to honest people while five attack, p99", waited / usual, "x", 3)
  console.log(`    ${waited.toFixed(0)} ms, without an attack ${usual.toFixed(0)}`)
  row("of theirs lost", sent.requests + sent.sessions - arrived.requests - arrived.sessions, "", 0)
  row("longest stall while they attack, of the processor", longest(ours.stalls.slice(before)), "ms", 50)
}

/** 0: none was long enough to be told. */
const longest = (stalls: Program["stalls"]) => Math.max(0, ...stalls.map(({ own }) => own))

const read = async (url: string) => (await fetch(url)).text()

async function login(): Promise<string> {
  const response = await fetch(`${ours.url}/api/login`, {
    method: "POST",
    headers: json,
    body: JSON.stringify({ password: "zand-en-zee-7" }),
  })
  return response.headers.get("set-cookie")!.split(";")[0]!
}

function row(what: string, value: number, unit: string, most: number) {
  const verdict = value <= most ? "ok" : "TOO MUCH"
  console.log(
    `${what.padEnd(50)} ${value.toFixed(1).padStart(8)} ${unit.padEnd(3)} at most ${most} ${verdict}`,
  )
}

/** Against the native engine, when this machine has it. */
async function ocr() {
  const { ours, native } = await measureOcr()
  const what = "clean page of 300 dpi, prepared and read"
  if (!native)
    return console.log(
      `${what.padEnd(50)} ${ours.toFixed(0).padStart(8)} ms, no native tesseract with nld here`,
    )
  row(`${what}, of native's time`, ours / native.milliseconds, "x", 1.25)
  console.log(
    `    ${ours.toFixed(0)} ms, native ${native.milliseconds.toFixed(0)} ms on ${native.threads} of its threads, ${native.data}`,
  )
}

/** A screen with many rows beside the same one with few. */
function beside(what: string, many: number, few: number, rows: number) {
  console.log(
    `${what.padEnd(50)} ${many.toFixed(0).padStart(8)} ms, with ${rows} ${few.toFixed(0)} ms, ratio ${(many / few).toFixed(2)}`,
  )
}

function compare(what: string, ours: number, bare: number) {
  console.log(
    `${what.padEnd(50)} ${ours.toFixed(0).padStart(8)} /s, bare ${bare.toFixed(0)} /s, ratio ${(ours / bare).toFixed(2)}`,
  )
}

/** Prints every budget beside what was measured, and three kinds of request beside bare Bun.serve + bun:sqlite. */
const folder = mkdtempSync(join(tmpdir(), "waterpas-bench-"))
const ours = await startProgram([binary], { folder, mayStall: true })
const bare = await startProgram([process.execPath, join(import.meta.dir, "bare.ts")])
try {
  await budgets()
  await work()
  await invoices()
  await hostile()
  await ratios()
  await gps()
  row("longest stall of all that, of the processor", longest(ours.stalls), "ms", 50)
  await attacked()
  await feeds()
  await search()
} finally {
  await ours.stop()
  await bare.stop()
  rmSync(folder, { recursive: true, force: true })
}
