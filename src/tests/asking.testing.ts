import { jsonRequest, type TestApp } from "../testing.ts"

/** Asks the server as somebody with that role and gives back status and reply. */
export async function asking(app: TestApp, role: "owner" | "manager" | "worker") {
  const headers = await app.signIn(role)
  return async (method: string, path: string, body?: unknown) => {
    const response = await app.handle(jsonRequest(method, `/api${path}`, { body, headers }))
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
