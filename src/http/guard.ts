import { requireRoom } from "../files/space.ts"
import { DomainError } from "../shared/errors.ts"
import type { Limit } from "./limits.ts"

/** What a multipart body wraps around a file. */
const wrapping = 64 * 1024

/**
 * Looks at a request before its body is read, because reading is what costs memory: the kind of body, its length
 * and where it comes from. Throws a DomainError.
 */
export function guardWrite(
  request: Request,
  { path, publicHost, limitOf }: { path: string; publicHost?: string; limitOf: (path: string) => Limit },
) {
  const reads = request.method === "GET" || request.method === "HEAD"
  if (!reads) refuseOtherSites(request, publicHost)
  if (request.headers.has("transfer-encoding")) throw new DomainError("lengthRequired", 411)
  const length = request.headers.get("content-length") ?? "0"
  if (length === "0") return
  if (reads) throw new DomainError("tooLarge", 413)
  const { kind, bytes } = limitOf(path)
  const takesFile = kind === "file"
  if (!(Number(length) <= bytes + (takesFile ? wrapping : 0)))
    throw takesFile
      ? new DomainError("files.tooLarge", 413, { values: { megabytes: bytes / 1024 / 1024 } })
      : new DomainError("tooLarge", 413)
  const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase()
  if (type !== (takesFile ? "multipart/form-data" : "application/json"))
    throw new DomainError("unsupportedType", 415)
  if (takesFile) requireRoom()
}

/** A page of another site may not write with the visitor's cookies (ASVS 3.5.1). Programs send neither header. */
function refuseOtherSites(request: Request, publicHost: string | undefined) {
  const origin = request.headers.get("origin")
  const site = request.headers.get("sec-fetch-site")
  if (site && site !== "same-origin" && site !== "none") throw new DomainError("otherSite", 403)
  if (origin === null) return
  const host = URL.canParse(origin) ? new URL(origin).host : ""
  if (host !== request.headers.get("host") && host !== publicHost) throw new DomainError("otherSite", 403)
}
