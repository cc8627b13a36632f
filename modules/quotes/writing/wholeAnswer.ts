import { ModelFailure } from "./failure.ts"

const longestAnswer = 2 * 1024 * 1024

/** As `fetch`, with the body read to its end: an answer that breaks off or never ends is told apart from none. */
export async function wholeAnswer(url: string | URL | Request, options?: RequestInit): Promise<Response> {
  const response = await fetch(url, options).catch((error) => {
    throw options?.signal?.aborted ? error : new ModelFailure("unreachable")
  })
  const parts: Uint8Array[] = []
  let size = 0
  try {
    for await (const part of response.body ?? []) {
      size += part.length
      if (size > longestAnswer) throw new ModelFailure("rubbish")
      parts.push(part)
    }
  } catch (error) {
    throw options?.signal?.aborted || error instanceof ModelFailure ? error : new ModelFailure("cutOff")
  }
  const { status, headers } = response
  return new Response(new Blob(parts as BlobPart[]), { status, headers })
}
