import { afterAll, beforeAll, expect, test } from "bun:test"
import { sampleCompany, sampleSite } from "#modules/settings/sample.ts"
import { panels, screens } from "#ui/app/office.ts"
import { menuOf as menuFor, pagesOf } from "#ui/app/pages.ts"
import { staffTexts } from "#ui/app/staffTexts.ts"
import { startTexts, type TextKey, t } from "#ui/lib/i18n.ts"
import { createApp } from "../app/app.ts"
import { createPages } from "../app/pages.ts"
import type { Role } from "../shared/roles.ts"
import { givenApp, jsonRequest, type TestApp } from "../testing.ts"
import { picture } from "./frozen.testing.ts"

interface Route {
  method: string
  path: string
  hooks?: { detail?: { role?: Role } }
}

const { shows } = picture("site")
let app: TestApp
beforeAll(async () => {
  app = await givenApp()
}, 60_000)
afterAll(() => app.close())

test("calls: who may make them, which body they take and how long it may be", async () => {
  const lines: string[] = []
  for (const { method, path, hooks } of createApp(app).routes as Route[]) {
    if (!path.startsWith("/api")) continue
    const body = method === "GET" ? "" : await bodyOf(method, path.replace(/:\w+\??/g, "1"))
    lines.push(`${method} ${path} ${hooks?.detail?.role ?? "anyone"} ${body}`)
  }
  shows("calls", lines.sort().join("\n"))
})

let asked = 0

/** Found out by asking: what is too long, or of the wrong kind, is refused before anyone looks at who asks. */
async function bodyOf(method: string, address: string): Promise<string> {
  const status = async (type: string, length: number) => {
    // Whoever is refused so often from one address waits.
    const headers = {
      ...{ "content-type": type, "content-length": String(length) },
      "x-forwarded-for": `203.0.113.${asked++ % 256}`,
    }
    return (await app.handle(jsonRequest(method, address, { body: "{}", headers }))).status
  }
  let [fits, tooLong] = [0, 65 * 1024 * 1024]
  while (tooLong - fits > 1) {
    const length = Math.floor((fits + tooLong) / 2)
    // A kind that no call takes, so that nothing happens.
    if ((await status("text/plain", length)) === 413) tooLong = length
    else fits = length
  }
  const kind = (await status("application/json", 2)) === 415 ? "form" : "json"
  return `${kind} ${fits}`
}

test("screens of the office, in the order of the menu", () => {
  startTexts(staffTexts)
  const menuOf = (menu: (typeof screens)[number]["menu"]) =>
    menu ? `${menu.entry}: ${t(menu.label as TextKey)}${menu.useCount ? " (counted)" : ""}` : "no menu"
  shows(
    "screens",
    screens
      .map(({ path, also = [], role, menu }) => [[path, ...also].join(" "), role, menuOf(menu)].join(" | "))
      .join("\n"),
  )
})

test("panels on the screens of others, in their order", () => {
  const on = Object.groupBy(panels, (panel) => panel.on)
  const lines = Object.entries(on).map(
    ([name, found]) => `${name} ${found.map(({ role }) => role).join(" ")}`,
  )
  shows("panels", lines.sort().join("\n"))
})

test("pages for visitors and their menu, also under construction", () => {
  const site = (underConstruction: boolean) => ({ underConstruction }) as Parameters<typeof pagesOf>[0]
  const lines = [false, true].flatMap((construction) => [
    construction ? "under construction" : "finished",
    ...pagesOf(site(construction))
      .flatMap(({ paths, file }) => paths.map((path) => `${path} ${file.split("/").at(-1)}`))
      .sort(),
    ...menuFor(site(construction)).map(({ href }) => `menu ${href}`),
  ])
  shows("pages", lines.join("\n"))
})

/** Addresses that people may type, from the first version on, and some that are nobody's. */
const more =
  "/quotation /auth /master-dashboard /business-intelligence /invoice-generator /project-planner /materials /gps-urenregistratie /daily-checklist /evening-checklist /material-stock /quick-calculator /job-intake /business-management /working-gps /home/ /nonsense /projects-of-mine /projects/12/x /licenties /robots.txt /sitemap.xml /manifest.webmanifest /favicon.ico /api/nothing".split(
    " ",
  )

const appIcons = { 192: "/192.png", 512: "/512.png", maskable: "/maskable.png", apple: "/apple.png" }
const entry = (name: string) => ({ script: `/${name}-1.js`, css: `/${name}-1.css`, preload: [] })
/** Whether a page is the visitors' or the office's shows in what it loads; nothing of it need be built. */
const manifest = {
  ...{ inputs: "", version: "", theme: "/theme.js", icon: "/icon.svg", appIcons, fonts: [], screens: {} },
  ...{ public: entry("public"), staff: entry("staff") },
}
const unbuilt = {
  text: async () => JSON.stringify(manifest),
  respond: async (path: string) => (path === "/licenties.txt" ? new Response("") : undefined),
}

test("where each address leads, for a visitor and for the office", async () => {
  const { handle } = createApp(app, await createPages(app, { assets: unbuilt }))
  const signedIn = await app.signIn("owner")
  const leads = async (path: string, headers: Record<string, string>) => {
    const reply = await handle(new Request(`http://localhost${path}`, { headers }))
    const html = reply.headers.get("content-type")?.startsWith("text/html") ? await reply.text() : ""
    const whose = html && (html.includes("/staff-") ? "office" : "public")
    return [reply.status, reply.headers.get("location"), whose].filter(Boolean).join(" ")
  }
  const addresses = [
    ...screens.flatMap(({ path, also = [] }) => [path, ...also]),
    ...pagesOf(undefined).flatMap(({ paths }) => paths),
    ...more,
  ].map((path) => path.replace(/:\w+/g, "1"))
  const lines: string[] = []
  for (const path of [...new Set(addresses)].sort())
    lines.push(`${path} | visitor ${await leads(path, {})} | office ${await leads(path, signedIn)}`)
  shows("addresses", lines.join("\n"))
  expect(lines.length).toBeGreaterThan(60)
}, 60_000)

test("what pages and files tell search engines and other programs", async () => {
  const publicUrl = new URL("https://kustenbouw.example")
  const open = await givenApp({ publicUrl })
  const { access, settings } = open.services
  settings.save({ ...sampleCompany, ...sampleSite }, access.list()[0]!)
  const pages = await createPages(open, { assets: unbuilt })
  const ask = async (path: string) => (await pages(new Request(publicUrl.origin + path))).text()
  const paths = pagesOf(undefined).flatMap((page) => page.paths)
  const heads = paths
    .sort()
    .map(async (path) => /<head>.*<\/head>/s.exec(await ask(path))![0].replaceAll("><", ">\n<"))
  const files = ["/robots.txt", "/sitemap.xml", "/manifest.webmanifest"].map(ask)
  shows("programs", (await Promise.all([...heads, ...files])).join("\n\n"))
  await open.close()
})
