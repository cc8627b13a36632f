import { join } from "node:path"
import { sampleSubmission } from "#modules/quotes/sample.ts"
import { samplePhoto } from "../files/sample.ts"
import type { Answers, Target } from "./attackers.testing.ts"
import { signedIn } from "./signedIn.testing.ts"
import { uploadRequest } from "./upload.testing.ts"

/** Milliseconds until each answer, by what was asked. */
export type Waits = Record<string, number[]>

export interface Honest {
  quiet: Waits
  attacked: Waits
  /** What was sent by the visitors and the worker, and what the office has of it afterwards. */
  sent: { requests: number; sessions: number }
  arrived: { requests: number; sessions: number }
  answers: Answers
}

/**
 * One visitor after the other walks through the wizard and a worker starts and stops his timer: first by themselves,
 * then while five others attack.
 */
export async function measureHonest(url: string, { rounds = 30, quietRounds = 30 } = {}): Promise<Honest> {
  const cookie = await signedIn(url)
  const photo = await new Bun.Image(samplePhoto({ width: 3000, height: 2250 })).jpeg({ quality: 85 }).bytes()
  const office = { cookie, "x-forwarded-for": "198.51.100.1" }
  const sent = { requests: 0, sessions: 0 }
  // Once unmeasured: what is done for the first time takes longer.
  for (let i = 0; i < 3; i++) await round({}, i)

  async function round(waits: Waits, n: number) {
    const from = { "x-forwarded-for": `10.0.${n >> 8}.${n & 255}` }
    await walk(url, from, photo, waits)
    sent.requests++
    await stopTimer(url, office, waits)
    sent.sessions++
  }
  async function rounded(from: number, rounds: number): Promise<Waits> {
    const waits: Waits = {}
    for (let n = 0; n < rounds; n++) await round(waits, from + n)
    return waits
  }

  const quiet = await rounded(1000, quietRounds)
  const attackers = await beginAttack({ url, cookie: await signedIn(url) })
  const attacked = await rounded(2000, rounds)
  const answers = await attackers.stop()
  return { quiet, attacked, sent, arrived: await arrivedAt(url, office), answers }
}

/** Of all their requests: what one in a hundred waits longer than. */
export const p99 = (waits: Waits): number => {
  const all = Object.values(waits)
    .flat()
    .toSorted((a, b) => a - b)
  return all[Math.ceil(all.length * 0.99) - 1]!
}

const honestName = "H. Eerlijk"

type From = Record<string, string>
const json = { "content-type": "application/json" }

async function walk(url: string, from: From, photo: Uint8Array, waits: Waits) {
  const ask = timed(url, waits)
  const post = (body: object, more: From = {}) => ({
    method: "POST",
    body: JSON.stringify(body),
    headers: { ...json, ...from, ...more },
  })
  await ask("page", "/", { headers: from })
  await ask("wizard", "/offerte-aanvraag", { headers: from })
  await ask("questions", "/api/local-engine/generate-questions", post({ projectType: "badkamer" }))
  const file = new File([photo as Uint8Array<ArrayBuffer>], "badkamer.jpg", { type: "image/jpeg" })
  const upload = await uploadRequest("/api/upload", [
    ["file", file],
    ["type", "project-photo"],
  ])
  const { filename } = (await ask("photo", "/api/upload", {
    method: "POST",
    body: await upload.arrayBuffer(),
    headers: { ...Object.fromEntries(upload.headers), ...from },
  })) as { filename: string }
  const contactInfo = { ...sampleSubmission().contactInfo, name: honestName }
  const submission = sampleSubmission({ photos: [filename], contactInfo })
  await ask("request", "/api/live-offerte", post(submission, { "idempotency-key": crypto.randomUUID() }))
}

async function stopTimer(url: string, from: From, waits: Waits) {
  const ask = timed(url, waits)
  const ref = crypto.randomUUID()
  const post = (body: object) => ({
    method: "POST",
    body: JSON.stringify(body),
    headers: { ...json, ...from, "idempotency-key": crypto.randomUUID() },
  })
  await ask("timer starts", "/api/gps-tracking/start", post({ ref, kind: "general", location: null }))
  await ask("timer state", "/api/gps-tracking/now", { headers: from })
  await ask("timer stops", `/api/gps-tracking/stop/${ref}`, post({ location: null }))
}

/** Anything but a good answer is a failure: honest people get through. */
const timed = (url: string, waits: Waits) => async (what: string, path: string, init: RequestInit) => {
  const begun = performance.now()
  const response = await fetch(url + path, init)
  const body = await response.text()
  if (!response.ok) throw new Error(`${what}: ${response.status} ${body.slice(0, 200)}`)
  waits[what] ??= []
  waits[what].push(performance.now() - begun)
  return response.headers.get("content-type")?.includes("json") ? JSON.parse(body) : body
}

async function beginAttack(target: Target) {
  const worker = new Worker(join(import.meta.dir, "attackers.testing.ts"))
  const heard = () => new Promise<unknown>((resolve) => (worker.onmessage = ({ data }) => resolve(data)))
  worker.postMessage(target)
  await heard()
  return {
    async stop() {
      worker.postMessage("stop")
      const answers = (await heard()) as Answers
      worker.terminate()
      return answers
    },
  }
}

async function arrivedAt(url: string, from: From) {
  const read = async (path: string) => (await fetch(url + path, { headers: from })).json()
  const requests = (await read("/api/offerte-aanvragen")) as { contactInfo: { name: string } }[]
  const sessions = (await read("/api/gps-tracking/sessions")) as unknown[]
  return {
    requests: requests.filter(({ contactInfo }) => contactInfo.name === honestName).length,
    sessions: sessions.length,
  }
}
