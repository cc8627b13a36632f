import { afterAll, beforeAll, describe, expect, test } from "bun:test"
import { sampleCompany, sampleSite } from "#modules/settings/sample.ts"
import { buildClient } from "../build/client.ts"
import { givenApp, type TestApp } from "../testing.ts"
import { createApp } from "./app.ts"
import { composeServer } from "./modules.ts"
import { createPages } from "./pages.ts"
import { createPlatform } from "./platform.ts"

let given: TestApp
let ask: (path: string, headers?: Record<string, string>) => Promise<Response>

beforeAll(async () => {
  await buildClient()
  given = await givenApp()
  const app = createApp(given, await createPages(given))
  ask = async (path, headers = {}) => app.handle(new Request(`http://localhost${path}`, { headers }))
}, 120_000)
afterAll(() => given.close())

describe("where an address leads", () => {
  test("logging in asks for the office's password until someone has an account of his own", async () => {
    const toOffice = async () => (await ask("/auth")).headers.get("location")
    const told = async () => /"ownAccounts":(\w+)/.exec(await (await ask("/dashboard")).text())?.[1]
    expect([await toOffice(), await told()]).toEqual(["/dashboard", "false"])
    await given.signIn("worker")
    expect([await toOffice(), await told()]).toEqual([null, "true"])
  })

  const elsewhere: [path: string, visitor: string, office: string][] = [
    ["/nonsense", "/", "/dashboard"],
    ["/contact/ons", "/", "/dashboard"],
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

  test("says whether it is open now, true to the minute, also when the page is kept", async () => {
    given.services.settings.save({ ...sampleCompany, ...sampleSite }, null)
    const said = async () => /Nu (open|gesloten)[^<]*/.exec(await (await ask("/contact")).text())?.[0]
    given.clock.set("2026-11-21T11:59:30Z")
    expect(await said()).toBe("Nu open tot 13:00")
    given.clock.pass(29)
    expect(await said()).toBe("Nu open tot 13:00")
    given.clock.pass(1)
    expect(await said()).toBe("Nu gesloten, maandag weer open om 07:30")
  })

  test("is the same as long as nothing changes, and made once a minute", async () => {
    given.clock.set("2026-11-21T11:00:10Z")
    const first = await (await ask("/over-ons")).text()
    given.clock.pass(40)
    expect(await (await ask("/over-ons")).text()).toBe(first)
    given.clock.pass(10)
    expect(await (await ask("/over-ons")).text()).not.toBe(first)
  })

  test("carries the text of a legal page there alone, the owner's own once there is one", async () => {
    given.services.settings.save({ ...sampleCompany, ...sampleSite }, null)
    const privacy = await (await ask("/privacy")).text()
    expect(privacy).toContain("Op deze pagina leest u welke gegevens Kust &amp; Bouw van u bewaart")
    expect(privacy).toContain("Autoriteit Persoonsgegevens")
    expect(await (await ask("/voorwaarden")).text()).toContain("niet meer dan 10%")
    expect(await (await ask("/")).text()).not.toContain("Autoriteit Persoonsgegevens")
    given.services.settings.save({ privacyText: "## Kort\nWij bewaren niets." }, null)
    const own = await (await ask("/privacy")).text()
    expect(own).toContain("<h2>Kort</h2>")
    expect(own).not.toContain("Autoriteit Persoonsgegevens")
  })

  test("with the calculators is there only when the owner switched it on", async () => {
    given.services.settings.save({ ...sampleCompany, ...sampleSite }, null)
    const inMenu = async () => (await (await ask("/")).text()).includes('href="/rekenhulp"')
    const inMap = async () => (await (await ask("/sitemap.xml")).text()).includes("/rekenhulp</loc>")
    const off = await ask("/rekenhulp")
    expect(off.status).toBe(404)
    expect(await off.text()).toContain("De rekenhulp staat niet op deze website.")
    expect([await inMenu(), await inMap()]).toEqual([false, false])
    given.services.settings.save({ calculatorPage: true, paintCoverage: 8 }, null)
    const on = await ask("/rekenhulp?deel=verf")
    expect(on.status).toBe(200)
    const html = await on.text()
    expect(html).toContain("Vul de maten in. De uitkomst staat hier meteen.")
    expect(html).toContain('value="8"')
    expect(html).not.toContain("Kosten")
    expect([await inMenu(), await inMap()]).toEqual([true, true])
    given.services.settings.save({ calculatorPage: false }, null)
    expect((await ask("/rekenhulp")).status).toBe(404)
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

  test("lets only the office see a map, whose pictures come from elsewhere", async () => {
    const picturesOf = async (path: string) =>
      /img-src ([^;]*)/.exec((await ask(path)).headers.get("content-security-policy")!)![1]
    expect(await picturesOf("/")).toBe("'self' blob: data:")
    expect(await picturesOf("/projects")).toBe("'self' blob: data: https://service.pdok.nl")
  })
})

describe("what programs ask for", () => {
  const text = async (path: string) => {
    const response = await ask(path)
    return { type: response.headers.get("content-type"), text: await response.text() }
  }

  test("robots.txt names the map of the site, and keeps crawlers out of the office", async () => {
    given.services.settings.save({ ...sampleCompany, ...sampleSite }, null)
    const robots = await text("/robots.txt")
    expect(robots.type).toBe("text/plain; charset=utf-8")
    expect(robots.text).toContain("Disallow: /dashboard\n")
    expect(robots.text).toContain("Sitemap: http://localhost/sitemap.xml\n")
  })

  test("sitemap.xml lists every page once, each of which is there", async () => {
    const { type, text: xml } = await text("/sitemap.xml")
    expect(type).toBe("application/xml")
    const places = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place]) => new URL(place!).pathname)
    expect(places).toEqual(["/", "/over-ons", "/contact", "/offerte-aanvraag", "/privacy", "/voorwaarden"])
    for (const place of places)
      expect({ place, status: (await ask(place)).status }).toEqual({ place, status: 200 })
  })

  test("with PUBLIC_URL set, that is the address they name", async () => {
    const publicUrl = new URL("https://kust.example")
    const server = composeServer(createPlatform({ ...given, outside: { publicUrl } }))
    const pages = await createPages(server)
    const at = async (path: string) => (await pages(new Request(`http://10.0.0.5:3000${path}`))).text()
    expect(await at("/robots.txt")).toContain("Sitemap: https://kust.example/sitemap.xml")
    expect(await at("/sitemap.xml")).toContain("<loc>https://kust.example/contact</loc>")
    expect(await at("/home")).toContain('<link rel="canonical" href="https://kust.example/">')
  })

  test("under construction they are asked to stay away", async () => {
    given.services.settings.save({ underConstruction: true }, null)
    expect((await text("/robots.txt")).text).toBe("User-agent: *\nDisallow: /\n")
    expect((await ask("/sitemap.xml")).status).toBe(404)
    expect(await (await ask("/contact")).text()).toContain('<meta name="robots" content="noindex">')
    given.services.settings.save({ underConstruction: false, phone: "" }, null)
    expect((await text("/robots.txt")).text).toBe("User-agent: *\nDisallow: /\n")
    given.services.settings.save({ ...sampleCompany, ...sampleSite }, null)
  })

  test("the office can be put on a phone: a Dutch name, where it starts, and icons that are there", async () => {
    const { type, text: json } = await text("/manifest.webmanifest")
    expect(type).toBe("application/manifest+json")
    const manifest = JSON.parse(json)
    expect(manifest).toMatchObject({
      name: "Kust & Bouw",
      lang: "nl",
      start_url: "/dashboard",
      display: "standalone",
    })
    expect(
      manifest.icons.map(({ sizes, purpose }: { sizes: string; purpose?: string }) => [sizes, purpose]),
    ).toEqual([
      ["192x192", undefined],
      ["512x512", undefined],
      ["512x512", "maskable"],
    ])
    const apple = /rel="apple-touch-icon" href="([^"]+)"/.exec(await (await ask("/")).text())![1]!
    for (const path of [apple, ...manifest.icons.map(({ src }: { src: string }) => src)])
      expect((await ask(path)).headers.get("content-type")).toBe("image/png")
  })
})

test("the licences of others are there to read", async () => {
  const text = await (await ask("/licenties")).text()
  for (const name of ["react 1", "elysia 1", "docx 9"]) expect(text).toContain(`\n${name}`)
})
