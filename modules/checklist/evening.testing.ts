import { deviceTimeHeader } from "#modules/gps/schema.ts"
import { jsonRequest, type TestApp } from "#src/testing.ts"
import { uploadRequest } from "#src/tests/upload.testing.ts"
import type { ChecklistDay, DayItem, Submission } from "./schema.ts"

/** The day of the settable clock. */
export const today = "2026-11-21"

/** The clock moves, and nobody was away so long that his login ended. */
export function clockAt(app: TestApp, instant: string) {
  app.clock.set(instant)
  const now = app.clock().toISOString()
  app.db.$client.run("UPDATE sessions SET created_at = ?, seen_at = ?", [now, now])
}

/** Somebody at the end of his day, on a device of his own. */
export async function givenEvening(app: TestApp, role: "owner" | "manager" | "worker") {
  const headers = await app.signIn(role)
  const { id } = app.services.access
    .list()
    .toSorted((a, b) => a.id - b.id)
    .at(-1)!
  const now = () => app.clock().toISOString()
  const ask = async (method: string, path: string, body?: unknown, more: Record<string, string> = {}) => {
    const response = await app.handle(
      jsonRequest(method, `/api${path}`, {
        body,
        headers: { ...headers, [deviceTimeHeader]: now(), ...more },
      }),
    )
    return { status: response.status, reply: await response.json().catch(() => undefined) }
  }
  const open = async (day?: string): Promise<ChecklistDay> =>
    (await ask("GET", `/daily-checklist${day ? `?date=${day}` : ""}`)).reply
  const tick = (items: readonly Pick<DayItem, "id">[], { done = true, at = now(), day = today } = {}) =>
    ask("PUT", "/daily-checklist/ticks", {
      ticks: items.map(({ id }) => ({ day, item: id, done, occurredAt: at })),
    })

  async function send(
    submission: object,
    { photos = [], key, at = now() }: { photos?: Uint8Array[]; key?: string; at?: string } = {},
  ) {
    const fields: [string, string | File][] = [
      [
        "data",
        JSON.stringify({ date: today, items: [], notes: "", photosCount: photos.length, ...submission }),
      ],
      ...photos.map((bytes, at): [string, File] => [
        `photo_${at}`,
        new File([bytes as Uint8Array<ArrayBuffer>], `foto ${at}.jpg`),
      ]),
    ]
    const response = await app.handle(
      await uploadRequest("/api/daily-checklist", fields, {
        ...{ ...headers, [deviceTimeHeader]: at },
        ...(key && { "idempotency-key": key }),
      }),
    )
    return { status: response.status, reply: await response.json() }
  }

  return {
    ...{ id, ask, open, tick, send, headers },
    /** Ticks so many of what can be ticked. */
    async tickFirst(count: number) {
      const { items } = await open()
      await tick(items.filter(({ left }) => left === null).slice(0, count))
    },
    finish: (more: Partial<Submission> = {}) => send(more),
  }
}
