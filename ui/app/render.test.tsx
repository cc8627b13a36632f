import { describe, expect, test } from "bun:test"
import { structuredData } from "#modules/site/structuredData.ts"
import type { ClientManifest } from "#src/shared/clientManifest.ts"
import type { ProjectType } from "#src/shared/projectTypes.ts"
import type { PageData, Site } from "../lib/company.ts"
import { renderPublicPage, staffPage } from "./render.tsx"

const assets: ClientManifest = {
  version: "1",
  inputs: "",
  theme: "/theme-aaaaaaaa.js",
  icon: "/icon-aaaaaaaa.svg",
  appIcons: {
    "192": "/icon-192-aaaaaaaa.png",
    "512": "/icon-512-aaaaaaaa.png",
    maskable: "/maskable-512-aaaaaaaa.png",
    apple: "/apple-180-aaaaaaaa.png",
  },
  fonts: ["/fonts/archivo-5.3.0.woff2"],
  public: { script: "/public-aaaaaaaa.js", css: "/public-aaaaaaaa.css", preload: ["/shared-aaaaaaaa.js"] },
  staff: { script: "/staff-aaaaaaaa.js", css: "/staff-aaaaaaaa.css", preload: [] },
  screens: { "modules/quotes/ui/public/Wizard.tsx": ["/Wizard-aaaaaaaa.js", "/shared-aaaaaaaa.js"] },
  styles: {},
}
const company = {
  companyName: "Kust & Bouw",
  contactEmail: "info@kust.example",
  phone: "0111 - 41 23 45",
  address: "Havenweg 12\n4301 JK Zierikzee",
  kvk: "12345678",
  btwId: "",
  logo: "",
}
const weekday = { opens: "08:00", closes: "18:00" }
const site: Site = {
  openingHours: [weekday, weekday, weekday, weekday, weekday, { opens: "09:00", closes: "16:00" }, null],
  serviceArea: "Zeeland",
  headline: "Verbouwen aan zee",
  intro: "Wij maken het.",
  story: "Het begon met een bus.\n\nNu zijn er drie.",
  owner: { name: "Annelies Kloet", role: "Eigenaar", about: "Bel gerust." },
  ownerPhoto: "0123456789abcdef0123456789abcdef",
  socialLinks: { facebook: "https://facebook.example/kust", instagram: "", linkedin: "", youtube: "" },
  shares: [
    { label: "Renovatie", percent: 60 },
    { label: "Onderhoud", percent: 40 },
  ],
  showTestimonials: true,
  underConstruction: false,
  answerDays: { call: 1, visit: 3, quote: 5 },
  typesNotOffered: [],
}
const untold: Site = {
  ...site,
  openingHours: [],
  serviceArea: "",
  headline: "",
  intro: "",
  story: "",
  owner: { name: "", role: "", about: "" },
  ownerPhoto: "",
  socialLinks: { facebook: "", instagram: "", linkedin: "", youtube: "" },
  shares: [],
}
const nameless = { companyName: "", contactEmail: "", phone: "", address: "", kvk: "", btwId: "", logo: "" }
const anna = { id: 1, username: "anna", name: "Anna", role: "owner" as const }
/** Saturday 21 November 2026, noon in Amsterdam. */
const now = "2026-11-21T11:00:00.000Z"

const page = (url: string, over: Partial<PageData> & { site?: Site; origin?: string } = {}) => {
  const data = { company, site, ...over }
  const facts = structuredData(data.company, data.site, over.origin)
  return renderPublicPage({ url, user: null, assets, now, facts, ...data })
}

const pages = [
  "/",
  "/home",
  "/over-ons",
  "/contact",
  "/offerte",
  "/offerte-aanvraag",
  "/privacy",
  "/voorwaarden",
]

/** Scripts with something in them that a browser would run. */
const inlineScripts = (html: string) =>
  [...html.matchAll(/<script([^>]*)>([^<]*)<\/script>/g)].filter(
    ([, attributes, body]) => body!.trim() && !/type="application\/(ld\+)?json"/.test(attributes!),
  )
const factsIn = (html: string) =>
  JSON.parse(/<script type="application\/ld\+json">([^<]*)<\/script>/.exec(html)![1]!)

test.each(pages)("%s comes complete from the server, without a script in it", async (url) => {
  const html = await page(url)
  expect(html).toStartWith('<!doctype html>\n<html lang="nl">')
  expect(html.match(/<h1/g)).toHaveLength(1)
  expect(inlineScripts(html)).toEqual([])
  expect(html).not.toContain("<template")
})

test("the title is that of the screen, with the company's name", async () => {
  expect(await page("/")).toContain("<title>Home – Kust &amp; Bouw</title>")
  expect(await page("/over-ons")).toContain("<title>Over ons – Kust &amp; Bouw</title>")
  expect(await page("/contact")).toContain("<title>Contact – Kust &amp; Bouw</title>")
  expect(await page("/privacy")).toContain("<title>Privacyverklaring – Kust &amp; Bouw</title>")
})

test("a page fetches its scripts at once, each of them once", async () => {
  const html = await page("/offerte-aanvraag")
  const preloads = [...html.matchAll(/rel="modulepreload" href="([^"]+)"/g)].map(([, file]) => file)
  expect(preloads).toEqual(["/shared-aaaaaaaa.js", "/Wizard-aaaaaaaa.js"])
})

test("the menu, with the way in; who is signed in finds his dashboard", async () => {
  const links = (html: string) =>
    [.../<nav id="main-menu".*?<\/nav>/.exec(html)![0].matchAll(/href="([^"]+)"[^>]*>([^<]+)</g)].map(
      ([, href, label]) => `${label} ${href}`,
    )
  const first = ["Home /", "Over ons /over-ons", "Projecten /dashboard", "Contact /offerte"]
  expect(links(await page("/"))).toEqual([...first, "Inloggen /auth", "Offerte Aanvragen /quotation"])
  expect(links(await page("/", { user: anna }))).toEqual([
    ...first,
    "Dashboard /dashboard",
    "Offerte Aanvragen /quotation",
  ])
})

test("home tells what we do, how it goes with the days that were set, and how to reach us", async () => {
  const html = await page("/")
  expect(html).toContain("Verbouwen aan zee</h1>")
  expect(html).toContain('href="tel:+31111412345"')
  // Twelve kinds of work, and four smaller entries.
  expect(html.match(/href="\/offerte-aanvraag\?type=\w+"/g)).toHaveLength(12 + 4)
  expect(html).toContain("Binnen 1 werkdag bellen wij u.")
  expect(html).toContain("Binnen 5 werkdagen na het bezoek.")
  expect(html).toContain("Nu open tot 16:00")
  expect(html).toContain("Maandag t/m vrijdag</dt><dd>08:00–18:00")
  expect(html).toContain("KvK 12345678")
})

test("what is not offered is no way into the questions, on home nor in the wizard", async () => {
  const without = { ...site, typesNotOffered: ["aanbouw", "opbouw", "dakkapel", "keuken"] as ProjectType[] }
  const home = await page("/", { site: without })
  expect(home.match(/href="\/offerte-aanvraag\?type=\w+"/g)).toHaveLength(8 + 4)
  expect(home).not.toContain("Aanbouw en opbouw")
  const wizard = await page("/offerte-aanvraag", { site: without })
  expect(wizard).not.toContain('value="keuken"')
  expect(wizard).toContain('value="badkamer"')
})

test("without a headline the name and the work make one", async () => {
  expect(await page("/", { site: { ...site, headline: "" } })).toContain(
    "Kust &amp; Bouw voor renovatie en onderhoud</h1>",
  )
  expect(await page("/", { site: untold })).toContain("Kust &amp; Bouw voor uw verbouwing</h1>")
})

test("a share keeps its own capitals, and the company's name stands there once", async () => {
  const shares = ["Aan- & Opbouw", "VvE-onderhoud"].map((label) => ({ label, percent: 50 }))
  const html = await page("/", { site: { ...untold, shares } })
  expect(html).toContain("Kust &amp; Bouw voor aan- &amp; opbouw en VvE-onderhoud</h1>")
  expect(html).not.toContain("hero-kicker")
})

test("what the company has not filled in is left out", async () => {
  const known = { ...nameless, companyName: "Kust", phone: "0111 - 41 23 45" }
  const unknown =
    /mailto:|KvK|google|Nu (open|gesloten)|Openingstijden|Werkgebied|Wie wij zijn|<img|<figure|class="socials"/
  for (const url of ["/", "/over-ons", "/contact"])
    expect(unknown.exec(await page(url, { company: known, site: untold }))).toBeNull()
  expect(await page("/contact", { company: known })).not.toMatch(/[^-]mail(?!adres|")/i)
  expect(await page("/", { company: nameless })).toContain("<title>Home</title>")
})

test("about us: the story, the shares as text in a figure, the owner's photo by name, and the ways on", async () => {
  const html = await page("/over-ons")
  expect(html).toContain("<p>Het begon met een bus.</p><p>Nu zijn er drie.</p>")
  expect(html.replaceAll("<!-- -->", "")).toMatch(
    /<figure.*60%<\/strong> Renovatie.*40%<\/strong> Onderhoud.*<figcaption>/,
  )
  expect(html).toContain(
    'src="/api/company/picture/0123456789abcdef0123456789abcdef" alt="Foto van Annelies Kloet"',
  )
  expect(html).toContain('href="/quotation"')
  expect(html).toContain('href="/contact"')
})

test("contact: the week with today marked, and the coming public holiday", async () => {
  const html = await page("/contact", { now: "2026-12-23T11:00:00.000Z" })
  expect(html).toMatch(/aria-current="date"><th scope="row">Woensdag/)
  expect(html).toContain("gesloten (Eerste kerstdag)")
  expect(html).toContain("Nu open tot 18:00")
  expect(await page("/contact", { now: "2026-12-25T11:00:00.000Z" })).toContain(
    "Vandaag gesloten (Eerste kerstdag), maandag weer open om 08:00",
  )
})

test("without scripts the contact page says how else to reach us", async () => {
  expect(await page("/contact")).toMatch(/<noscript>.*bellen of mailen/)
})

test("a share too small for its name in the one bar makes a bar for each", async () => {
  expect(await page("/over-ons")).toContain('<figure class="shares">')
  const shares = [97, 3].map((percent) => ({ label: `Werk ${percent}`, percent }))
  expect(await page("/over-ons", { site: { ...site, shares } })).toContain(
    '<figure class="shares shares-rows">',
  )
})

test("social links have names", async () => {
  expect(await page("/")).toMatch(/href="https:\/\/facebook.example\/kust".*?<span[^>]*>Facebook</)
})

test("a legal text shows its headings and lists, and anything else as text", async () => {
  const legal = { text: "Welkom <b>hier</b>\n\n## Rechten\n- inzien\n- wissen", standard: true }
  const html = await page("/privacy", { legal })
  expect(html).toContain("Welkom &lt;b&gt;hier&lt;/b&gt;")
  expect(html).toContain("<h2>Rechten</h2><ul><li>inzien</li><li>wissen</li></ul>")
  expect(html).not.toContain("standaardtekst")
  expect(await page("/privacy", { legal, user: anna })).toContain("Dit is de standaardtekst.")
  expect(await page("/privacy", { legal: { ...legal, standard: false }, user: anna })).not.toContain(
    "standaardtekst",
  )
})

describe("under construction", () => {
  const building = { ...site, underConstruction: true }

  test.each(["/", "/home", "/over-ons", "/contact"])("%s says so, with how to reach us", async (url) => {
    const html = await page(url, { site: building })
    expect(html).toContain("Website in aanbouw</h1>")
    expect(html).toContain('href="tel:+31111412345"')
    expect(html).toContain('href="mailto:info@kust.example"')
    expect(html).toContain("facebook.example")
    expect(html).toContain('<meta name="robots" content="noindex">')
    expect(html).not.toMatch(/ld\+json|Verbouwen aan zee<|href="\/over-ons"/)
  })

  test("the wizard and the legal texts are there", async () => {
    expect(await page("/offerte-aanvraag", { site: building })).toContain("Wat wilt u laten doen?")
    expect(await page("/privacy", { site: building })).toContain("Privacyverklaring</h1>")
  })

  test("nothing is known yet", async () => {
    const html = await page("/", { site: { ...untold, underConstruction: true }, company: nameless })
    expect(html).toContain("Website in aanbouw</h1>")
    expect(html).not.toMatch(/tel:|mailto:|U bereikt ons zo/)
  })
})

describe("what a page tells search engines", () => {
  const origin = "https://kust.example"

  test("its one address, what it is about, and how it looks when it is shared", async () => {
    const html = await page("/home?x=1", { origin })
    for (const tag of [
      '<link rel="canonical" href="https://kust.example/">',
      '<meta name="description" content="Wij maken het.">',
      '<meta property="og:title" content="Home – Kust &amp; Bouw">',
      '<meta property="og:site_name" content="Kust &amp; Bouw">',
      '<meta property="og:url" content="https://kust.example/">',
      '<meta property="og:image" content="https://kust.example/icon-512-aaaaaaaa.png">',
      '<meta property="og:locale" content="nl_NL">',
    ])
      expect(html).toContain(tag)
    expect(await page("/offerte?stap=2", { origin })).toContain(
      'href="https://kust.example/offerte-aanvraag">',
    )
    expect(await page("/")).not.toMatch(/canonical|og:url|og:image/)
    const logo = "0123456789abcdef0123456789abcdef"
    expect(await page("/", { origin, company: { ...company, logo } })).toContain(
      `<meta property="og:image" content="https://kust.example/api/company/picture/${logo}">`,
    )
  })

  test.each(["/", "/over-ons", "/contact", "/offerte-aanvraag", "/privacy", "/voorwaarden"])(
    "%s says what it is about",
    async (url) => expect(await page(url)).toMatch(/<meta name="description" content="[^"]+">/),
  )

  test("the company, in the words of schema.org", async () => {
    expect(factsIn(await page("/contact", { origin }))).toEqual({
      "@context": "https://schema.org",
      "@type": "GeneralContractor",
      name: "Kust & Bouw",
      url: "https://kust.example/",
      telephone: "0111 - 41 23 45",
      email: "info@kust.example",
      address: {
        "@type": "PostalAddress",
        streetAddress: "Havenweg 12",
        postalCode: "4301 JK",
        addressLocality: "Zierikzee",
        addressCountry: "NL",
      },
      areaServed: "Zeeland",
      sameAs: ["https://facebook.example/kust"],
      openingHoursSpecification: [
        {
          "@type": "OpeningHoursSpecification",
          dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
          opens: "08:00",
          closes: "18:00",
        },
        { "@type": "OpeningHoursSpecification", dayOfWeek: ["Saturday"], opens: "09:00", closes: "16:00" },
      ],
    })
    expect(await page("/offerte-aanvraag")).not.toContain("ld+json")
  })

  test("only what is filled in", async () => {
    const html = await page("/", {
      company: { ...nameless, companyName: "Kust", address: "Postbus" },
      site: untold,
    })
    expect(factsIn(html)).toEqual({
      "@context": "https://schema.org",
      "@type": "GeneralContractor",
      name: "Kust",
      address: { "@type": "PostalAddress", streetAddress: "Postbus", addressCountry: "NL" },
    })
  })
})

test("no name or text can end a block of data, a tag or the title", async () => {
  const evil = `"></title></script><script>alert(1)</script><!--`
  const html = await page("/", {
    origin: "https://kust.example",
    company: { ...company, companyName: evil, address: evil },
    site: {
      ...site,
      headline: evil,
      intro: evil,
      story: evil,
      serviceArea: evil,
      shares: [{ label: evil, percent: 100 }],
      owner: { name: evil, role: evil, about: evil },
    },
  })
  expect(html).not.toContain("<script>alert")
  expect(html).not.toContain(`content=""`)
  expect(inlineScripts(html)).toEqual([])
  const block = /id="page-data">([^<]*)<\/script>/.exec(html)![1]!
  expect(JSON.parse(block).company.companyName).toBe(evil)
  expect(factsIn(html).name).toBe(evil)
})

test("the office's page tells who is signed in and holds nothing else", () => {
  const html = staffPage({ company, user: anna, assets })
  expect(html).toContain('<div id="root"></div>')
  expect(html).toContain('"username":"anna"')
  expect(html).toContain('<meta name="robots" content="noindex">')
  expect(html).toContain('<link rel="manifest" href="/manifest.webmanifest">')
  expect(html).not.toContain("openingHours")
  expect(inlineScripts(html)).toEqual([])
})
