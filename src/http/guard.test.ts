import { expect, test } from "bun:test"
import { DomainError } from "../shared/errors.ts"
import { guardWrite } from "./guard.ts"
import { limitsOf, takesFile } from "./limits.ts"

const limitOf = limitsOf(() => [{ path: "/api/upload", hooks: takesFile(10) }])

/** What the guard says of a request: "passes", or status and code. */
function verdict(method: string, path: string, headers: Record<string, string>, site?: string): string {
  const request = new Request(`http://localhost:3000${path}`, {
    method,
    headers: { host: "localhost:3000", ...headers },
  })
  try {
    guardWrite(request, { path, publicUrl: site ? new URL(site) : undefined, limitOf })
    return "passes"
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    return `${error.status} ${error.code}`
  }
}

const json = { "content-type": "application/json", "content-length": "20" }
const photo = { "content-type": "multipart/form-data; boundary=x", "content-length": "10485760" }

test.each([
  ["JSON", "POST", "/api/live-offerte", json, "passes"],
  [
    "JSON that names its letters",
    "POST",
    "/api/login",
    { ...json, "content-type": "Application/JSON; charset=utf-8" },
    "passes",
  ],
  ["no body at all", "POST", "/api/logout", {}, "passes"],
  ["an empty body", "POST", "/api/logout", { "content-length": "0" }, "passes"],
  [
    "a form",
    "POST",
    "/api/live-offerte",
    { ...json, "content-type": "application/x-www-form-urlencoded" },
    "415 unsupportedType",
  ],
  [
    "text that may be JSON",
    "POST",
    "/api/live-offerte",
    { ...json, "content-type": "text/plain" },
    "415 unsupportedType",
  ],
  ["a body without a kind", "POST", "/api/live-offerte", { "content-length": "5" }, "415 unsupportedType"],
  [
    "multipart where no file belongs",
    "POST",
    "/api/live-offerte",
    { ...photo, "content-length": "20" },
    "415 unsupportedType",
  ],
  ["JSON of 256 KB", "POST", "/api/live-offerte", { ...json, "content-length": "262144" }, "passes"],
  [
    "JSON of one byte more",
    "POST",
    "/api/live-offerte",
    { ...json, "content-length": "262145" },
    "413 tooLarge",
  ],
  [
    "a length that is no number",
    "POST",
    "/api/live-offerte",
    { ...json, "content-length": "many" },
    "413 tooLarge",
  ],
  [
    "a body without a length",
    "POST",
    "/api/live-offerte",
    { "content-type": "application/json", "transfer-encoding": "chunked" },
    "411 lengthRequired",
  ],
  [
    "a photo without a length",
    "POST",
    "/api/upload",
    { "content-type": photo["content-type"], "transfer-encoding": "chunked" },
    "411 lengthRequired",
  ],
  ["a photo of 10 MB", "POST", "/api/upload", photo, "passes"],
  [
    "a photo of 11 MB",
    "POST",
    "/api/upload",
    { ...photo, "content-length": "11534336" },
    "413 files.tooLarge",
  ],
  ["JSON where a photo belongs", "POST", "/api/upload", json, "415 unsupportedType"],
  [
    "a form where a photo belongs",
    "POST",
    "/api/upload",
    { ...json, "content-type": "application/x-www-form-urlencoded" },
    "415 unsupportedType",
  ],
  ["a read", "GET", "/api/user", {}, "passes"],
  ["a read with a body", "GET", "/api/user", json, "413 tooLarge"],
  ["a read with an endless body", "HEAD", "/", { "transfer-encoding": "chunked" }, "411 lengthRequired"],
])("%s", (_, method, path, headers, expected) => {
  expect(verdict(method, path, headers)).toBe(expected)
})

test.each([
  ["a program, which sends neither header", {}, "passes"],
  ["our own page", { origin: "http://localhost:3000", "sec-fetch-site": "same-origin" }, "passes"],
  ["our own page behind the proxy", { origin: "https://bouwbedrijf.nl" }, "passes"],
  ["our own page before it became https", { origin: "http://bouwbedrijf.nl" }, "403 otherSite"],
  ["an address typed by hand", { "sec-fetch-site": "none" }, "passes"],
  ["another site", { origin: "https://elders.nl" }, "403 otherSite"],
  ["another port of this machine", { origin: "http://localhost:8080" }, "403 otherSite"],
  ["a site whose name begins as ours", { origin: "https://bouwbedrijf.nl.elders.nl" }, "403 otherSite"],
  ["a page without a name of its own", { origin: "null" }, "403 otherSite"],
  ["another site that hides its name", { "sec-fetch-site": "cross-site" }, "403 otherSite"],
  ["a neighbour under the same domain", { "sec-fetch-site": "same-site" }, "403 otherSite"],
  [
    "our name, said by another site",
    { origin: "http://localhost:3000", "sec-fetch-site": "cross-site" },
    "403 otherSite",
  ],
])("a write from %s", (_, headers, expected) => {
  expect(verdict("POST", "/api/logout", headers, "https://bouwbedrijf.nl")).toBe(expected)
  expect(verdict("DELETE", "/api/logout", headers, "https://bouwbedrijf.nl")).toBe(expected)
})

test("another site may link to us: reads are not asked where they come from", () => {
  expect(verdict("GET", "/offerte-aanvraag", { "sec-fetch-site": "cross-site" })).toBe("passes")
})

test("where a request comes from is asked before how long it is", () => {
  expect(
    verdict("POST", "/api/upload", { ...photo, "content-length": "99999999", origin: "https://elders.nl" }),
  ).toBe("403 otherSite")
})
