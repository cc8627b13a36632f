import { expect, test } from "bun:test"
import { type ClientManifest, renderPublicPage, staffPage } from "./render.tsx"

const assets: ClientManifest = {
  inputs: "",
  theme: "/theme-aaaaaaaa.js",
  icon: "/icon-aaaaaaaa.svg",
  fonts: ["/fonts/archivo-5.3.0.woff2"],
  public: { script: "/public-aaaaaaaa.js", css: "/public-aaaaaaaa.css", preload: ["/shared-aaaaaaaa.js"] },
  staff: { script: "/staff-aaaaaaaa.js", css: "/staff-aaaaaaaa.css", preload: [] },
  screens: { "modules/quotes/ui/public/Wizard.tsx": ["/Wizard-aaaaaaaa.js", "/shared-aaaaaaaa.js"] },
}
const company = {
  companyName: "Kust & Bouw",
  contactEmail: "info@kust.example",
  phone: "0111 - 41 23 45",
  address: "Havenweg 12\n4301 JK Zierikzee",
  kvk: "12345678",
  btwId: "",
}
const anna = { id: 1, username: "anna", name: "Anna", role: "owner" as const }
const page = (url: string, user: typeof anna | null = null, over = {}) =>
  renderPublicPage({ url, user, assets, company: { ...company, ...over } })

/** Scripts with something in them that a browser would run. */
const inlineScripts = (html: string) =>
  [...html.matchAll(/<script([^>]*)>([^<]*)<\/script>/g)].filter(
    ([, attributes, body]) => body!.trim() && !attributes!.includes('type="application/json"'),
  )

test.each(["/", "/home", "/offerte", "/offerte-aanvraag"])(
  "%s comes complete from the server, without a script in it",
  async (url) => {
    const html = await page(url)
    expect(html).toStartWith('<!doctype html>\n<html lang="nl">')
    expect(html.match(/<h1/g)).toHaveLength(1)
    expect(inlineScripts(html)).toEqual([])
    expect(html).not.toContain("<template")
  },
)

test("the title is that of the screen, with the company's name", async () => {
  expect(await page("/")).toContain("<title>Home – Kust &amp; Bouw</title>")
})

test("a page fetches its scripts at once, each of them once", async () => {
  const html = await page("/offerte-aanvraag")
  const preloads = [...html.matchAll(/rel="modulepreload" href="([^"]+)"/g)].map(([, file]) => file)
  expect(preloads).toEqual(["/shared-aaaaaaaa.js", "/Wizard-aaaaaaaa.js"])
})

test("a visitor finds the company, a quote and the way in; who is signed in finds his dashboard", async () => {
  const visitor = await page("/")
  expect(visitor).toContain('href="tel:+31111412345"')
  expect(visitor).toContain("KvK 12345678")
  expect(visitor).toContain('href="/offerte-aanvraag"')
  expect(visitor).toContain('<a href="/auth">Inloggen</a>')
  const office = await page("/", anna)
  expect(office).toContain('<a href="/dashboard">Dashboard</a>')
  expect(office).not.toContain("Inloggen")
})

test("what the company has not filled in is left out", async () => {
  const empty = Object.fromEntries(Object.keys(company).map((name) => [name, ""]))
  const html = await page("/", null, empty)
  expect(html).not.toMatch(/tel:|mailto:|KvK/)
  expect(html).toContain("<title>Home</title>")
})

test("no name can end the block of data or the title", async () => {
  const html = await page("/", null, { companyName: "</script></title><script>alert(1)</script>" })
  expect(html).not.toContain("<script>alert")
  const block = /id="page-data">([^<]*)<\/script>/.exec(html)![1]!
  expect(JSON.parse(block).company.companyName).toBe("</script></title><script>alert(1)</script>")
})

test("the office's page tells who is signed in and holds nothing else", () => {
  const html = staffPage({ company, user: anna, assets })
  expect(html).toContain('<div id="root"></div>')
  expect(html).toContain('"username":"anna"')
  expect(inlineScripts(html)).toEqual([])
})
