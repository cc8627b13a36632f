import { jsonRequest, officePassword, type TestApp } from "#src/testing.ts"
import { deviceTimeHeader } from "../schema.ts"

/** A phone as the server sees it: what it asks, and its own clock, which may be wrong by so many seconds. */
export async function phoneOf(
  app: TestApp,
  { role = "worker", ahead = 0 }: { role?: "owner" | "manager" | "worker"; ahead?: number } = {},
) {
  let session = await app.signIn(role)
  const clock = (at: Date | string = app.clock()) =>
    new Date(new Date(at).getTime() + ahead * 1000).toISOString()

  async function ask(method: string, path: string, body?: unknown) {
    const headers = { ...session, [deviceTimeHeader]: clock() }
    const response = await app.handle(jsonRequest(method, path, { body, headers }))
    return { status: response.status, body: await response.json() }
  }

  const { username } = (await ask("GET", "/api/user")).body
  return {
    ask,
    /** What its own clock says at an instant, without one now. */
    clock,
    /** The login ends by itself after a while. */
    async signInAgain() {
      const { token } = await app.services.access.login(
        { username, password: officePassword },
        { address: username },
      )
      session = { cookie: `waterpas=${token}` }
    },
    start: async (projectId?: number): Promise<{ id: number; accountId: number; ref: string }> =>
      (await ask("POST", "/api/gps-tracking/start", { projectId, occurredAt: clock() })).body,
    stop: async (id: number) =>
      (await ask("POST", `/api/gps-tracking/stop/${id}`, { occurredAt: clock() })).body,
    send: (sessionId: number | string, positions: unknown[]) =>
      ask("POST", "/api/gps-tracking/positions", { sessionId, positions }),
    track: async (query = "") => (await ask("GET", `/api/gps-tracking/track${query}`)).body,
  }
}
