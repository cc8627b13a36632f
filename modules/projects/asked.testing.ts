import { jsonRequest, type TestApp } from "#src/testing.ts"

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

/** A project as the office types it. */
export const dormer = {
  name: "Dakkapel Poststraat",
  description: "Prefab dakkapel aan de achterkant",
  projectTypes: ["dakkapel"],
  address: "Poststraat 8, 4301 AB Zierikzee",
  latitude: 51.65,
  longitude: 3.92,
  startDate: "2026-11-23",
  endDate: "2026-12-04",
  estimatedPrice: "€ 12.500,-",
  estimatedNet: "10.330,58",
}
