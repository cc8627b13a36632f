import { Database } from "bun:sqlite"
import type { BrowserContext, Page } from "playwright-core"
import { signedIn } from "./signedIn.testing.ts"

export const password = "duin-en-dijk-9"
export const worker = { id: 2, username: "daan", name: "Daan Kole", role: "worker" }
export const manager = { id: 3, username: "bram", name: "Bram Vis", role: "manager" }
export const project = { id: 1, name: "Dakkapel Renesse", latitude: 51.731, longitude: 3.772 }

/** The office, a manager and a worker who costs 42 euros an hour, with one project at hand. */
export async function hireCrew(url: string) {
  const cookie = await signedIn(url)
  async function post(path: string, body: object) {
    const response = await fetch(`${url}/api/${path}`, {
      method: "POST",
      headers: { cookie, "content-type": "application/json" },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`)
    return response.json()
  }
  for (const { id, ...account } of [worker, manager]) {
    const made = await post("accounts", { ...account, password })
    if (made.id !== id) throw new Error(`${account.name} is number ${made.id}`)
  }
  const { id: _, ...place } = project
  await post("projects", { ...place, status: "active", startDate: "2026-01-05" })
  await post("cost-rates", { accountId: worker.id, since: "2026-01-01", rate: 42 })
}

export async function enter(context: BrowserContext, url: string, { username }: { username: string }) {
  const reply = await context.request.post(`${url}/api/login`, { data: { username, password } })
  if (!reply.ok()) throw new Error(await reply.text())
}

/**
 * A phone whose GPS says what the test wants, north of the project by so many metres. That of Playwright answers nobody who
 * asks anew, and tells of a fault before each place.
 */
export async function givenGps(context: BrowserContext, metres: number) {
  await context.addInitScript(
    ({ latitude, longitude, metres }) => {
      const watching = new Map<number, PositionCallback>()
      let last = 0
      const place = () => {
        const north = Number(sessionStorage.getItem("metres") ?? metres) / 111_195
        const coords = { latitude: latitude + north, longitude, accuracy: 6 }
        return { coords, timestamp: Date.now() } as GeolocationPosition
      }
      const gps = {
        watchPosition(found: PositionCallback) {
          watching.set(++last, found)
          void Promise.resolve().then(() => found(place()))
          return last
        },
        clearWatch: (id: number) => watching.delete(id),
      }
      Object.defineProperty(navigator, "geolocation", { value: gps })
      addEventListener("walked", () => {
        for (const found of watching.values()) found(place())
      })
    },
    { ...project, metres },
  )
}

export const walkTo = (page: Page, metres: number) =>
  page.evaluate((metres) => {
    sessionStorage.setItem("metres", String(metres))
    dispatchEvent(new Event("walked"))
  }, metres)

/** What waits on the device, in the order in which it goes. */
export const waiting = (page: Page): Promise<Waiting[]> =>
  page.evaluate(async () => {
    const answer = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const db = await answer(indexedDB.open("waterpas-outbox"))
    const kept: Waiting[] = db.objectStoreNames.contains("items")
      ? await answer(db.transaction("items").objectStore("items").getAll())
      : []
    db.close()
    return kept.sort((a, b) => a.order - b.order)
  })

interface Waiting {
  kind: string
  order: number
  payload: unknown
}

/** The worker that opens the office without a connection has what it needs. */
export const canOpenOffline = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller))

export function rows<Row>(path: string, query: string): Row[] {
  const db = new Database(path, { readonly: true })
  try {
    return db.query(query).all() as Row[]
  } finally {
    db.close()
  }
}
