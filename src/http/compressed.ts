import { lazy } from "../shared/lazy.ts"

/** Pages are the same for many visitors: compressed once, forgotten with the page. */
const kept = new Map<string, { br?: Buffer<ArrayBuffer>; gzip?: Buffer<ArrayBuffer> }>()
const mostKept = 200

/** A text as a reply in the best encoding that the browser takes. */
export function compressedFor(
  request: Request,
  text: string,
  headers: Record<string, string>,
  status = 200,
): Response {
  const accepted = request.headers.get("accept-encoding") ?? ""
  const encoding = /\bbr\b/.test(accepted) ? "br" : /\bgzip\b/.test(accepted) ? "gzip" : undefined
  if (!encoding) return new Response(text, { status, headers })
  if (kept.size >= mostKept && !kept.has(text)) kept.clear()
  const bodies = kept.get(text) ?? {}
  kept.set(text, bodies)
  bodies[encoding] ??= encoding === "br" ? brotli(text) : (zlib().gzipSync(text) as Buffer<ArrayBuffer>)
  return new Response(bodies[encoding], { status, headers: { ...headers, "content-encoding": encoding } })
}

function brotli(text: string) {
  const { brotliCompressSync, constants } = zlib()
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 }
  return brotliCompressSync(text, { params }) as Buffer<ArrayBuffer>
}

/** Not with the imports: it brings the streams of Node along, ten milliseconds of every start. */
const zlib = lazy(() => process.getBuiltinModule("node:zlib"))
