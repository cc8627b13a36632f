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
  { path, publicUrl, limitOf }: { path: string; publicUrl?: URL; limitOf: (path: string) => Limit },
) {
  const reads = request.method === "GET" || request.method === "HEAD"
  if (!reads) refuseOtherSites(request, publicUrl)
  if (request.headers.has("transfer-encoding")) throw new DomainError("lengthRequired", 411)
  const length = request.headers.get("content-length") ?? "0"
  if (length === "0") return
  if (reads) throw new DomainError("tooLarge", 413)
  const { kind, bytes } = limitOf(path)
  const takesFile = kind !== "json"
  if (!(Number(length) <= bytes + (takesFile ? wrapping : 0)))
    throw takesFile
      ? new DomainError("files.tooLarge", 413, { values: { megabytes: bytes / 1024 / 1024 } })
      : new DomainError("tooLarge", 413)
  const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase()
  if (!type || !typesOf[kind].includes(type)) throw new DomainError("unsupportedType", 415)
  if (takesFile) requireRoom()
}

const typesOf: Record<Limit["kind"], string[]> = {
  json: ["application/json"],
  file: ["multipart/form-data"],
  either: ["multipart/form-data", "application/json"],
}

/** A page of another site may not write with the visitor's cookies (ASVS 3.5.1). Programs send neither header. */
function refuseOtherSites(request: Request, publicUrl: URL | undefined) {
  refuseFromElsewhere(request)
  const origin = request.headers.get("origin")
  if (origin === null) return
  const { protocol, host } = URL.canParse(origin) ? new URL(origin) : { protocol: "", host: "" }
  // Where visitors come over https, a page that came without it may have been made up on the way.
  const ours =
    host === publicUrl?.host ? protocol === publicUrl.protocol : host === request.headers.get("host")
  if (host === "" || !ours) throw new DomainError("otherSite", 403)
}

/** For a read that costs something as well: a link on another site may not cause it. */
export function refuseFromElsewhere(request: Request) {
  const site = request.headers.get("sec-fetch-site")
  if (site && site !== "same-origin" && site !== "none") throw new DomainError("otherSite", 403)
}
