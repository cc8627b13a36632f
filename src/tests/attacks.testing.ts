import { ublLine, ublWith } from "#modules/invoices/reading/xml/ubl.testing.ts"
import { sampleSubmission } from "#modules/quotes/sample.ts"
import { evenPng } from "../files/hostile.testing.ts"
import { uploadRequest } from "./upload.testing.ts"

/** One way to keep a server from others, sent again and again. */
export interface Attack {
  name: string
  /** Of each sender. */
  atOnce: number
  /** Milliseconds from an answer to the next. */
  pause: number
  send(from: Record<string, string>): Promise<Response>
}

/** What anyone can send. */
export async function attacksOfStrangers(url: string): Promise<Attack[]> {
  const letters = { naam: "a", email: "a@b.nl", onderwerp: "a", bericht: "a".repeat(250_000) }
  const answers = Object.fromEntries(Array.from({ length: 5800 }, (_, i) => [`vraag_${i}`, "x".repeat(20)]))
  const text = (body: object) => json(url, JSON.stringify(body))
  return [
    { name: "letters", atOnce: 2, pause: 150, send: text(letters).to("/api/contact") },
    {
      name: "answers",
      atOnce: 1,
      pause: 200,
      send: text({ ...sampleSubmission(), answers }).to("/api/live-offerte"),
    },
    { name: "nested", atOnce: 1, pause: 200, send: json(url, "[".repeat(200_000)).to("/api/live-offerte") },
    { name: "requests", atOnce: 1, pause: 200, send: text(sampleSubmission()).to("/api/live-offerte") },
    { name: "guesses", atOnce: 1, pause: 100, send: text({ password: "welkom2026" }).to("/api/login") },
    { name: "no address", atOnce: 1, pause: 100, send: () => fetch(url, { headers: { host: "[" } }) },
    {
      name: "pictures",
      atOnce: 10,
      pause: 20,
      send: await file(url, "/api/upload", "dak.png", widePicture()),
    },
  ]
}

/** What the session of a colleague adds, once somebody has it. */
export async function attacksOfColleague(url: string): Promise<Attack[]> {
  const werkzaamheden = Array.from({ length: 200 }, (_, i) => `Badkamer betegelen, ${i + 5} m2, met nis`)
  const contactInfo = { name: "Jan Maas", address: "Duinweg 14" }
  const quotation = { projectType: "verbouwing", answers: { werkzaamheden }, contactInfo, writer: "local" }
  const rows = Array.from(
    { length: 5000 },
    (_, i) => `Klant ${i};klant${i}@voorbeeld.nl;Dijk ${i}, Zierikzee`,
  )
  const sheet = { csv: ["naam;e-mail;adres", ...rows].join("\n") }
  const invoice = ublWith({ lines: ublLine("1.00").repeat(5000) })
  const scans = "/api/invoice-ocr/upload-invoice-photo"
  const text = (body: object) => json(url, JSON.stringify(body))
  const generator = "/api/chatgpt-quotation/generate-smart-quotation"
  return [
    { name: "quotations", atOnce: 2, pause: 100, send: text(quotation).to(generator) },
    { name: "sheets", atOnce: 1, pause: 200, send: text(sheet).to("/api/customers/import/preview") },
    { name: "data invoices", atOnce: 1, pause: 200, send: await file(url, scans, "factuur.xml", invoice) },
    { name: "scans", atOnce: 2, pause: 200, send: await file(url, scans, "bon.png", widePicture()) },
  ]
}

/** Few bytes for so many pixels, but just enough for a photo. */
const widePicture = () => evenPng(6300, 6300, { depth: 1, colour: 0, padded: 45_000 })

const json = (url: string, body: string) => ({
  to: (path: string) => (from: Record<string, string>) =>
    fetch(url + path, { method: "POST", body, headers: { "content-type": "application/json", ...from } }),
})

/** Each time with a few bytes more behind it, so that it is another file. */
async function file(url: string, path: string, name: string, bytes: Uint8Array): Promise<Attack["send"]> {
  let sent = 0
  return async (from) => {
    const ending = name.endsWith("xml") ? `<!-- ${++sent} -->` : `${++sent}`
    const whole = new File([bytes as Uint8Array<ArrayBuffer>, ending], name)
    const field = path === "/api/upload" ? "file" : "photo"
    const request = await uploadRequest(path, [[field, whole], ...(field === "file" ? kind : [])])
    const headers = { ...Object.fromEntries(request.headers), ...from, prefer: "respond-async" }
    return fetch(url + path, { method: "POST", body: await request.arrayBuffer(), headers })
  }
}

const kind: [string, string][] = [["type", "project-photo"]]
