import type { Services } from "./services.ts"

/** Answers every address outside /api: the built client's files and the pages. */
export async function createPages(_services: Services): Promise<(request: Request) => Promise<Response>> {
  return async () => new Response("", { status: 404 })
}
