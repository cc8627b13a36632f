import { requireRoom } from "../files/space.ts"
import { DomainError } from "../shared/errors.ts"

const jsonLimit = 256 * 1024
/** What a multipart body wraps around a file. */
const wrapping = 64 * 1024

/** Routes that take a file, and how large it may be; every other write takes JSON. */
const uploads: [path: RegExp, megabytes: number][] = [
  [/^\/api\/upload$/, 10],
  [/^\/api\/settings\/picture$/, 5],
  [/^\/api\/projects\/[^/]+\/files$/, 25],
  [/^\/api\/quotations\/[^/]+\/declarations$/, 10],
  [/^\/api\/invoice-ocr\/upload-invoice-photo$/, 25],
]

/** A list of customers travels as JSON: 2 MB, and what escaping adds to it. */
const sheets = new Set(["/api/customers/import", "/api/customers/import/preview"])
const sheetLimit = 4 * 1024 * 1024

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
  const megabytes = reads ? undefined : uploads.find(([route]) => route.test(path))?.[1]
  const upload = megabytes !== undefined
  const limit = reads
    ? 0
    : upload
      ? megabytes * 1024 * 1024 + wrapping
      : sheets.has(path)
        ? sheetLimit
        : jsonLimit
  if (!(Number(length) <= limit))
    throw new DomainError(
      upload ? "files.tooLarge" : "tooLarge",
      413,
      upload ? { values: { megabytes } } : {},
    )
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
