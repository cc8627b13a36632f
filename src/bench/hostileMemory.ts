import { join } from "node:path"
import { bombs, scanPdf } from "#modules/invoices/reading/hostile.testing.ts"
import { evenPng, paddedTo, progressiveJpeg } from "../files/hostile.testing.ts"
import { type Program, startProgram } from "../tests/program.testing.ts"
import { signedIn } from "../tests/signedIn.testing.ts"
import { family, residentMb, treeMb } from "./memory.ts"

const megabyte = 1024 * 1024

/** Pictures and documents that take most to read, as large as they may be sent. */
async function hostileFiles() {
  const large = await new Bun.Image(evenPng(8160, 6120), { maxPixels: 60e6 }).jpeg().bytes()
  const pictures = [
    evenPng(6300, 6300),
    evenPng(6300, 6300, { depth: 16, colour: 6 }),
    progressiveJpeg(8160, 6120, { steps: 60 }),
    progressiveJpeg(6300, 6300, { steps: 60 }),
    progressiveJpeg(3400, 2800, { steps: 60 }),
    await new Bun.Image(evenPng(6300, 6300)).webp({ lossless: true }).bytes(),
    large,
  ]
  const documents = [...Object.values(bombs).map((make) => make()), await scanPdf(large, 3)]
  return {
    photos: pictures.map((bytes) => paddedTo(bytes, 10 * megabyte)),
    scans: [...pictures, ...documents].flatMap((bytes) =>
      bytes.length > 25 * megabyte ? [] : [paddedTo(bytes, 0), paddedTo(bytes, 25 * megabyte)],
    ),
  }
}

export interface HostileMemory {
  /** Of the server and all it started, while the attack lasted. */
  most: number
  /** A minute after it. */
  after: number
}

/**
 * What a server and its processes hold while four colleagues send hostile scans and files of projects, and eight
 * visitors photos, all as large as may be and as fast as they are answered; and a minute later.
 */
export async function measureHostileMemory(
  server: Program,
  { seconds = 60, quiet = 60, log = (_: string) => {} } = {},
): Promise<HostileMemory> {
  const { photos, scans } = await hostileFiles()
  const cookies = await colleagues(server.url)
  const until = performance.now() + seconds * 1000
  let most = 0
  const watch = setInterval(() => {
    const now = treeMb(server.pid)
    if (now > most)
      log(`${now.toFixed(0)} MB: ${family(server.pid).map((pid) => residentMb(pid).toFixed(0))}`)
    most = Math.max(most, now)
  }, 50)
  const answers = new Map<string, number>()
  const repeat = async (what: string, send: (turn: number) => Promise<Response>) => {
    for (let turn = 0; performance.now() < until; turn++) {
      const status = await send(turn).then(
        (response) => response.text().then(() => response.status),
        () => 0,
      )
      answers.set(`${what} ${status}`, (answers.get(`${what} ${status}`) ?? 0) + 1)
      if (status >= 400) await Bun.sleep(100)
    }
  }
  const form = (fields: Record<string, string | Blob>) => {
    const body = new FormData()
    for (const [name, value] of Object.entries(fields)) body.append(name, value)
    return body
  }
  const one = <T>(of: T[], turn: number) => of[turn % of.length]!
  const staff = cookies.flatMap((cookie, i) => [
    repeat("scan", (turn) =>
      fetch(`${server.url}/api/invoice-ocr/upload-invoice-photo`, {
        method: "POST",
        headers: { cookie, prefer: "respond-async" },
        body: form({ photo: new File([one(scans, turn + i * 7)], "factuur") }),
      }),
    ),
    repeat("page", (turn) =>
      fetch(`${server.url}/api/invoice-ocr/scans/${1 + (turn % 60)}/pages/1`, { headers: { cookie } }),
    ),
  ])
  const visitors = Array.from({ length: 8 }, (_, i) =>
    repeat("photo", (turn) =>
      fetch(`${server.url}/api/upload`, {
        method: "POST",
        headers: { "x-forwarded-for": `10.1.${turn % 250}.${i}` },
        body: form({ type: "project-photo", file: new File([one(photos, turn + i)], "foto.jpg") }),
      }),
    ),
  )
  await Promise.all([...staff, ...visitors])
  clearInterval(watch)
  log(JSON.stringify(Object.fromEntries(answers)))
  // What still waits to be read belongs to the attack.
  for (let id = 1; await thrownAway(server.url, cookies[0]!, id); id++);
  await Bun.sleep(quiet * 1000)
  const after = treeMb(server.pid)
  log(`after: ${family(server.pid).map((pid) => residentMb(pid).toFixed(0))}`)
  return { most, after }
}

async function thrownAway(url: string, cookie: string, id: number): Promise<boolean> {
  const method = "DELETE"
  return (await fetch(`${url}/api/invoice-ocr/scans/${id}`, { method, headers: { cookie } })).ok
}

/** The owner and three managers. */
async function colleagues(url: string): Promise<string[]> {
  const owner = await signedIn(url)
  const names = ["wim", "tess", "daan"]
  const made = names.map(async (username) => {
    const password = `${username}-legt-tegels-44`
    const reply = await fetch(`${url}/api/accounts`, {
      method: "POST",
      headers: { "content-type": "application/json", cookie: owner },
      body: JSON.stringify({ username, password, name: username, role: "manager" }),
    })
    if (!reply.ok) throw new Error(await reply.text())
    const session = await fetch(`${url}/api/login`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ username, password }),
    })
    return session.headers.get("set-cookie")!.split(";")[0]!
  })
  return [owner, ...(await Promise.all(made))]
}

/** By itself: `bun src/bench/hostileMemory.ts`, on the binary that is there. */
if (import.meta.main) {
  const server = await startProgram([join(import.meta.dir, "../../dist/waterpas")])
  try {
    const figures = await measureHostileMemory(server, {
      seconds: Number(process.argv[2] ?? 60),
      quiet: Number(process.argv[3] ?? 60),
      log: console.log,
    })
    console.log(figures)
  } finally {
    await server.stop()
  }
}
