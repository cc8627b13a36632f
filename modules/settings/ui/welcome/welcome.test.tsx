import { afterEach, beforeEach, expect, test } from "bun:test"
import type { Role } from "#src/shared/roles.ts"
import { givenApp, type TestApp } from "#src/testing.ts"
import { PageDataContext, useCompany } from "#ui/lib/company.ts"
import { signedIn } from "#ui/lib/testing.tsx"
import { openWindow } from "#ui/testing.ts"
import { sampleCompany, sampleSite } from "../../sample.ts"

const { render, screen, user, waitFor } = await openWindow()
const { Route } = await import("wouter")
const { default: Welcome } = await import("./Welcome.tsx")
const { useCompanyNow } = await import("../useCompanyNow.ts")
const { useFirstStart } = await import("../useFirstStart.ts")

let app: TestApp
beforeEach(async () => {
  app = await givenApp()
})
afterEach(() => app.close())

/** The office as someone finds it who logs in; `inside`: he was in already when the page came. */
function Office({ inside }: { inside: boolean }) {
  const company = { ...app.services.settings.publicCompany() }
  const user = inside ? { id: 1, username: "kantoor", name: "Kantoor", role: "owner" as const } : null
  return (
    <PageDataContext value={{ company, user }}>
      <Screens />
    </PageDataContext>
  )
}

function Screens() {
  const page = useCompanyNow()
  useFirstStart()
  return (
    <PageDataContext value={page}>
      <TopBar />
      <main>
        <Route path="/welkom">
          <Welcome />
        </Route>
      </main>
    </PageDataContext>
  )
}
const TopBar = () => <header>{useCompany().companyName || "Naar het begin"}</header>

async function visit(path: string, { role = "owner" as Role, inside = false } = {}) {
  history.replaceState(null, "", path)
  const { wrapper, asked } = await signedIn(app, role)
  render(<Office inside={inside} />, { wrapper })
  return asked
}
const heading = (name: string) => screen.findByRole("heading", { level: 1, name })
const fill = async (label: RegExp, text: string) => user.type(screen.getByLabelText(label), text)
const press = (name: string) => user.click(screen.getByRole("button", { name }))
const here = () => location.pathname + location.search

test("the owner of a new company is led from the dashboard to the first start", async () => {
  await visit("/dashboard")
  await heading("Welkom! Hoe heet uw bedrijf?")
  expect(here()).toBe("/welkom?stap=1")
})

test.each<[string, string, { role?: Role; inside?: boolean }, boolean]>([
  ["who asked for another screen", "/offerte-aanvragen", {}, false],
  ["who was in already", "/dashboard", { inside: true }, false],
  ["a manager", "/dashboard", { role: "manager" }, false],
  ["a worker", "/dashboard", { role: "worker" }, false],
  ["the owner of a company with a name and a telephone", "/dashboard", {}, true],
])("%s is not led there", async (_, path, visitor, known) => {
  if (known) app.services.settings.save(sampleCompany, null)
  await visit(path, visitor)
  expect(here()).toBe(path)
})

test("each step is saved on 'Volgende', and the name is in the top bar at once", async () => {
  await visit("/dashboard")
  await heading("Welkom! Hoe heet uw bedrijf?")
  await fill(/Bedrijfsnaam/, "Kust & Bouw")
  await fill(/Telefoon/, "0111 41 23 45")
  await press("Volgende")
  await heading("Uw logo")
  expect(screen.getByRole("banner").textContent).toBe("Kust & Bouw")
  expect(app.services.settings.siteContent().underConstruction).toBe(false)
  await press("Volgende")
  await heading("Wanneer bent u bereikbaar?")
  await user.click(screen.getByRole("switch", { name: /Zaterdag/ }))
  await press("Volgende")
  await heading("Wat vertelt u bezoekers?")
  await fill(/Het verhaal/, "Sinds 2009.")
  await press("Volgende")
  await heading("Klaar om te beginnen")
  expect(app.services.settings.get()).toMatchObject({
    companyName: "Kust & Bouw",
    story: "Sinds 2009.",
    openingHours: expect.arrayContaining([null]),
  })
  expect(screen.getByText("uw website.")).toBeDefined()
})

test("the name has to be filled in, and nobody gets past it", async () => {
  await visit("/welkom?stap=1")
  await heading("Welkom! Hoe heet uw bedrijf?")
  expect(screen.queryByRole("link", { name: "Later" })).toBeNull()
  expect(screen.getByLabelText("Bedrijfsnaam")).toHaveProperty("value", "")
  await press("Volgende")
  await waitFor(() => expect(document.getElementById("companyName-error")).not.toBeNull())
  expect(document.getElementById("companyName-error")?.textContent).toBe(
    "Fout: Vul de naam van uw bedrijf in.",
  )
  await fill(/Bedrijfsnaam/, "   ")
  await press("Volgende")
  expect(here()).toBe("/welkom?stap=1")
})

test("nothing else has to be filled in: at the end it says what visitors see, and leads back to what is open", async () => {
  app.services.settings.save({ companyName: "Kust & Bouw" }, null)
  const asked = await visit("/welkom?stap=1")
  for (const title of ["Uw logo", "Wanneer bent u bereikbaar?", "Wat vertelt u bezoekers?"]) {
    await user.click(await screen.findByRole("button", { name: "Volgende" }))
    await heading(title)
  }
  await press("Volgende")
  await heading("Klaar om te beginnen")
  expect(asked.filter((call) => call.startsWith("POST"))).toEqual([])
  screen.getByText("‘Website in aanbouw’.")
  const open = ["Bedrijf", "Logo", "Website"].map((name) => screen.getByRole("link", { name }))
  expect(open.map((link) => link.getAttribute("href"))).toEqual([
    "/welkom?stap=1",
    "/welkom?stap=2",
    "/welkom?stap=4",
  ])
})

test("what is wrong stays on its step, is told, and is not saved", async () => {
  await visit("/welkom?stap=1")
  await heading("Welkom! Hoe heet uw bedrijf?")
  await fill(/Bedrijfsnaam/, "Kust & Bouw")
  await fill(/IBAN/, "NL00")
  await press("Volgende")
  await waitFor(() => expect(document.getElementById("iban-error")).not.toBeNull())
  expect(here()).toBe("/welkom?stap=1")
  expect(app.services.settings.get().companyName).toBe("")
})

test("'Vorige' asks before it throws away what was not saved", async () => {
  await visit("/welkom?stap=4")
  await heading("Wat vertelt u bezoekers?")
  await fill(/Kop van/, "Bouwen")
  await user.click(screen.getByRole("link", { name: "Vorige" }))
  await user.click(await screen.findByRole("button", { name: "Weggaan zonder opslaan" }))
  await heading("Wanneer bent u bereikbaar?")
  expect(app.services.settings.get().headline).toBe("")
})

test.each([
  [{}, 1],
  [{ companyName: "Kust & Bouw" }, 1],
  [sampleCompany, 2],
  [{ ...sampleCompany, openingHours: sampleSite.openingHours }, 2],
  [{ ...sampleCompany, headline: "Bouwen" }, 2],
])("who comes back with %j goes on at step %i", async (known, step) => {
  if (Object.keys(known).length > 0) app.services.settings.save(known, null)
  await visit("/welkom")
  await waitFor(() => expect(here()).toBe(`/welkom?stap=${step}`))
})

test.each(["?stap=0", "?stap=6", "?stap=x", "?stap=1.5"])(
  "%s is no step: one goes on where one was",
  async (query) => {
    await visit(`/welkom${query}`)
    await waitFor(() => expect(here()).toBe("/welkom?stap=1"))
  },
)
