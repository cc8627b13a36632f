import { afterAll, beforeAll, describe, expect, test } from "bun:test"
import { sampleCompany } from "#modules/settings/sample.ts"
import { createApp } from "./app.ts"
import { buildClient } from "./build/client.ts"
import { createPages } from "./pages.ts"
import { givenApp, type TestApp } from "./testing.ts"

let given: TestApp
let ask: (path: string, headers?: Record<string, string>) => Promise<Response>

beforeAll(async () => {
  await buildClient()
  given = await givenApp()
  const app = createApp(given.services, { pages: await createPages(given.services) })
  ask = async (path, headers = {}) => app.handle(new Request(`http://localhost${path}`, { headers }))
}, 120_000)
afterAll(() => given.close())

describe("where an address leads", () => {
  const elsewhere: [path: string, visitor: string, office: string][] = [
    ["/nonsense", "/", "/dashboard"],
    ["/projects-of-mine", "/", "/dashboard"],
    ["/quotation", "/offerte-aanvraag", "/offerte-aanvraag"],
    ["/master-dashboard", "/dashboard", "/dashboard"],
  ]
  for (const [path, visitor, office] of elsewhere)
    test(`${path} leads a visitor to ${visitor} and the office to ${office}`, async () => {
      const signedIn = await given.signIn("manager")
      expect((await ask(path)).headers.get("location")).toBe(visitor)
      expect((await ask(path, signedIn)).headers.get("location")).toBe(office)
    })

  test.each([
    ["/offerte-aanvraag/", "/offerte-aanvraag"],
    ["/offerte-aanvraag/?stap=2", "/offerte-aanvraag?stap=2"],
    ["//elders.nl/", "/elders.nl"],
    ["///offerte", "/offerte"],
  ])("%s, with a slash too many, stays on this site", async (path, leadsTo) => {
    const location = (await ask(path)).headers.get("location")
    expect(location).toBe(leadsTo)
    expect(location ?? "/").toMatch(/^\/(?!\/)/)
  })

  test("a file that is not there is not answered with a page", async () => {
    expect((await ask("/Wizard-00000000.js")).status).toBe(404)
    expect((await ask("/favicon.ico")).status).toBe(404)
  })
})

describe("a page for visitors", () => {
  test("is readable without its scripts, and has none in the page itself", async () => {
    const html = await (await ask("/offerte-aanvraag")).text()
    expect(html).toContain("Wat wilt u laten doen?")
    expect(html).toContain("Complete renovatie")
    expect(html.match(/<script(?![^>]*(src=|type="application\/json"))/g)).toBeNull()
    expect(html).not.toMatch(/\son\w+=/)
  })

  test("shows changed company data at once", async () => {
    expect(await (await ask("/")).text()).not.toContain(sampleCompany.phone)
    given.services.settings.save(sampleCompany, null)
    expect(await (await ask("/")).text()).toContain(sampleCompany.phone)
  })

  test("carries nothing of the company that can break out of the page", async () => {
    given.services.settings.save(
      { ...sampleCompany, companyName: "</script><script>alert(1)</script>" },
      null,
    )
    expect(await (await ask("/")).text()).not.toContain("<script>alert")
  })

  test("comes compressed in what the browser takes", async () => {
    for (const encoding of ["br", "gzip"])
      expect((await ask("/", { "accept-encoding": encoding })).headers.get("content-encoding")).toBe(encoding)
    expect((await ask("/")).headers.get("content-encoding")).toBeNull()
  })

  test("names files that a browser may keep for a year", async () => {
    const html = await (await ask("/")).text()
    const files = [...html.matchAll(/(?:src|href)="(\/[^"]+\.(?:js|css|woff2|svg))"/g)].map(
      ([, path]) => path!,
    )
    expect(files.length).toBeGreaterThan(4)
    for (const path of files) {
      const response = await ask(path, { "accept-encoding": "br" })
      expect({ path, status: response.status, cache: response.headers.get("cache-control") }).toEqual({
        path,
        status: 200,
        cache: "public, max-age=31536000, immutable",
      })
    }
  })

  test("comes with the headers that keep it safe", async () => {
    const { headers } = await ask("/")
    expect(headers.get("content-security-policy")).toContain("script-src 'self';")
    expect(headers.get("x-content-type-options")).toBe("nosniff")
  })
})

test("the licences of others are there to read", async () => {
  const text = await (await ask("/licenties")).text()
  for (const name of ["react 1", "elysia 1", "docx 9"]) expect(text).toContain(`\n${name}`)
})
