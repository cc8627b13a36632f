import { requireRoom } from "../files/space.ts"
import { DomainError } from "../shared/errors.ts"

const jsonLimit = 256 * 1024
/** A photo of 10 MB and the wrapping of a multipart body around it. */
const uploadLimit = 10_485_760 + 64 * 1024

/** Routes that take a file; every other write takes JSON. */
const uploads = new Set(["/api/upload"])

/**
 * Looks at a request before its body is read, because reading is what costs memory: the kind of body, its length
 * and where it comes from. Throws a DomainError.
 */
export function guardWrite(request: Request, path: string, publicHost: string | undefined) {
  const reads = request.method === "GET" || request.method === "HEAD"
  if (!reads) refuseOtherSites(request, publicHost)
  if (request.headers.has("transfer-encoding")) throw new DomainError("lengthRequired", 411)
  const length = request.headers.get("content-length") ?? "0"
  if (length === "0") return
  const upload = uploads.has(path)
  const limit = reads ? 0 : upload ? uploadLimit : jsonLimit
  if (!(Number(length) <= limit)) throw new DomainError(upload ? "files.tooLarge" : "tooLarge", 413)
  const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase()
  if (type !== (upload ? "multipart/form-data" : "application/json"))
    throw new DomainError("unsupportedType", 415)
  if (upload) requireRoom()
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
