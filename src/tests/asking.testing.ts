import { jsonRequest, type TestApp } from "../testing.ts"

/** Asks the server as somebody with that role and gives back status and reply. `key`: its Idempotency-Key. */
export async function asking(app: TestApp, role: "owner" | "manager" | "worker") {
  const headers = await app.signIn(role)
  return async (method: string, path: string, body?: unknown, key?: string) => {
    const keyed = { ...headers, ...(key && { "idempotency-key": key }) }
    const response = await app.handle(jsonRequest(method, `/api${path}`, { body, headers: keyed }))
    const bytes = await response.bytes()
    const text = new TextDecoder().decode(bytes)
    const isJson = response.headers.get("content-type")?.startsWith("application/json")
    return {
      status: response.status,
      reply: isJson ? JSON.parse(text) : text,
      headers: response.headers,
      bytes,
    }
  }
}
