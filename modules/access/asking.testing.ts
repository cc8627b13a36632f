import { jsonRequest, type TestApp } from "#src/testing.ts"
import type { NewAccount } from "./schema.ts"

export const minutes = 60
export const days = 24 * 3600

export const jan: NewAccount = {
  username: "jan",
  name: "Jan Maas",
  role: "worker",
  password: "steiger-en-kade",
}

/** The cookie that a reply sets, as a header of the next call. */
export const cookieOf = ({ headers }: { headers: Headers }) => ({
  cookie: headers.getSetCookie()[0]?.split(";")[0] ?? "",
})

/** Calls to the server of the test at hand. */
export function asking(app: () => TestApp) {
  async function send(
    method: string,
    path: string,
    options: { body?: unknown; headers?: Record<string, string> } = {},
  ) {
    const response = await app().handle(jsonRequest(method, path, options))
    return { status: response.status, headers: response.headers, body: await response.json() }
  }

  return {
    send,
    login: (body: object, address = "203.0.113.7", headers = {}) =>
      send("POST", "/api/login", { body, headers: { "x-forwarded-for": address, ...headers } }),
    me: (headers: Record<string, string>) => send("GET", "/api/user", { headers }),
    async givenJan() {
      const owner = await app().signIn("owner")
      const { status } = await send("POST", "/api/accounts", { body: jan, headers: owner })
      if (status !== 200) throw new Error(`Jan got no account: ${status}`)
    },
    count: (table: string) =>
      (app().db.$client.query(`SELECT count(*) AS n FROM ${table}`).get() as { n: number }).n,
    actions: () =>
      (app().db.$client.query("SELECT action FROM log ORDER BY id").all() as { action: string }[]).map(
        ({ action }) => action,
      ),
  }
}
