import { afterEach, beforeEach, expect, test } from "bun:test"
import { samplePhoto } from "#src/files/sample.ts"
import { givenApp, type TestApp } from "#src/testing.ts"
import { signedIn } from "#ui/lib/testing.tsx"
import { toasts } from "#ui/lib/toast.ts"
import { openWindow } from "#ui/testing.ts"
import { defaults } from "../../defaults.ts"
import { sampleCompany, sampleSite } from "../../sample.ts"
import { api } from "../api.ts"

const { render, screen, user, waitFor, within } = await openWindow()
const { default: SettingsScreen } = await import("../SettingsScreen.tsx")

let app: TestApp
beforeEach(async () => {
  app = await givenApp()
  app.services.settings.save({ ...sampleCompany, ...sampleSite }, null)
})
afterEach(() => app.close())

async function openAs(role: "owner" | "manager", tab = "website") {
  history.replaceState(null, "", `/settings?tab=${tab}`)
  const browser = await signedIn(app, role)
  render(<SettingsScreen />, { wrapper: browser.wrapper })
  await screen.findByText(role === "owner" ? "Opslaan" : "Alleen de eigenaar kan deze gegevens wijzigen.")
  return browser
}

async function fill(label: RegExp, text: string) {
  await user.clear(screen.getByLabelText(label))
  if (text) await user.type(screen.getByLabelText(label), text)
}
const press = (name: string | RegExp) => user.click(screen.getByRole("button", { name }))
const save = () => press("Opslaan")
const saved = () => waitFor(() => expect(toasts.get().shown[0]?.title).toBe("Instellingen opgeslagen"))
const value = (label: RegExp) => (screen.getByLabelText(label) as HTMLInputElement).value
const wrongOf = (id: string) => document.getElementById(`${id}-error`)?.textContent

test("only what was changed is sent, so that the work of a colleague in the meantime stays", async () => {
  await openAs("owner")
  app.services.settings.save({ story: "Van een collega." }, null)
  await fill(/Kop van de homepage/, "Bouwen aan zee")
  await save()
  await saved()
  expect(await api.get()).toMatchObject({ headline: "Bouwen aan zee", story: "Van een collega." })
})

test("the owner shows no price of a kind of work, and doesn't offer another", async () => {
  await openAs("owner")
  const turn = async (title: string, type: string) =>
    user.click(within(screen.getByRole("list", { name: title })).getByRole("switch", { name: type }))
  await turn("Prijsindicatie tijdens het aanvragen", "Keuken")
  await turn("Waarvoor men een offerte kan aanvragen", "Opbouw")
  await save()
  await saved()
  expect(await api.get()).toMatchObject({ typesWithoutPrice: ["keuken"], typesNotOffered: ["opbouw"] })
})

test("hours are typed in short, a day is closed by a switch, and Monday is copied to the workdays", async () => {
  await openAs("owner")
  await fill(/Maandag van/, "8")
  await fill(/Maandag tot/, "16.30")
  await press("Maandag kopiëren naar werkdagen")
  await user.click(screen.getByRole("switch", { name: /Zaterdag/ }))
  await save()
  await saved()
  const monday = { opens: "08:00", closes: "16:30" }
  const week = [monday, monday, monday, monday, monday, null, null]
  expect((await api.get()).openingHours).toEqual(week)
})

test("a day that was closed by mistake opens with the hours it had", async () => {
  await openAs("owner")
  await user.click(screen.getByRole("switch", { name: /Zaterdag/ }))
  expect(screen.queryByLabelText(/Zaterdag van/)).toBeNull()
  await user.click(screen.getByRole("switch", { name: /Zaterdag/ }))
  expect([value(/Zaterdag van/), value(/Zaterdag tot/)]).toEqual(["09:00", "13:00"])
  expect(screen.queryByText("Niet-opgeslagen wijzigingen")).toBeNull()
})

test("a day that closes before it opens is told under its field and in the list, by its name", async () => {
  const browser = await openAs("owner")
  await fill(/Dinsdag tot/, "6")
  await save()
  await waitFor(() => expect(wrongOf("openingHours.1.closes")).toContain("na de openingstijd"))
  await screen.findByRole("link", { name: "Dinsdag: De sluitingstijd moet na de openingstijd liggen." })
  await fill(/Dinsdag tot/, "laat")
  await save()
  await waitFor(() => expect(wrongOf("openingHours.1.closes")).toContain("Vul een tijd in als 08:30."))
  expect(browser.asked.filter((call) => call.startsWith("POST"))).toEqual([])
})

test("the total of the shares goes along while one types, and must be a whole", async () => {
  await openAs("owner")
  await screen.findByText("Samen 100%: dat klopt.")
  await fill(/Aandeel 1/, "30")
  await screen.findByText("Samen 90%. Nog 10% te verdelen.")
  await save()
  await waitFor(() => expect(wrongOf("shares")).toContain("samen geen 100%"))
  await press("Soort werk toevoegen")
  expect(value(/Aandeel 5/)).toBe("10")
  await fill(/Soort werk 5/, "Dakwerk")
  await save()
  await saved()
  expect((await api.get()).shares.at(-1)).toEqual({ label: "Dakwerk", percent: 10 })
})

test("shares may be left out altogether", async () => {
  await openAs("owner")
  for (const { label } of defaults.shares) await press(`${label} verwijderen`)
  await save()
  await saved()
  expect((await api.get()).shares).toEqual([])
})

test("a share that is no whole number is told, and what was typed stays", async () => {
  await openAs("owner")
  await fill(/Aandeel 1/, "33,3")
  await save()
  await waitFor(() => expect(wrongOf("shares.0.percent")).toContain("Vul een heel getal in"))
  expect(value(/Aandeel 1/)).toBe("33,3")
})

test("a link may be pasted without https, and is shown in full once saved", async () => {
  await openAs("owner")
  await fill(/LinkedIn/, "www.linkedin.example/company/kust")
  await save()
  await saved()
  await waitFor(() => expect(value(/LinkedIn/)).toBe("https://www.linkedin.example/company/kust"))
  await fill(/YouTube/, "@kust")
  await save()
  await waitFor(() => expect(wrongOf("socialLinks.youtube")).toContain("geen webadres"))
})

test("the switch of 'Website in aanbouw' tells what visitors see, now and after saving", async () => {
  await openAs("owner")
  await screen.findByText("uw website.")
  await user.click(screen.getByRole("switch", { name: /Website in aanbouw/ }))
  await screen.findByText(/alleen hoe ze u kunnen bereiken/)
  expect(screen.queryByText("uw website.")).not.toBeNull()
  await save()
  await saved()
  await screen.findByText("‘Website in aanbouw’.")
  expect(app.services.settings.siteContent().underConstruction).toBe(true)
})

test("a photo is sent when it is chosen, shown at once, and there for visitors once saved", async () => {
  await openAs("owner")
  const photo = new File([Buffer.from(samplePhoto({ width: 60, height: 40 }))], "annelies.png", {
    type: "image/png",
  })
  await user.upload(document.getElementById("ownerPhoto") as HTMLInputElement, photo)
  await screen.findByRole("img", { name: "De foto die bezoekers zien" })
  expect((await api.get()).ownerPhoto).toBe("")
  await save()
  await saved()
  const { ownerPhoto } = await api.get()
  expect(app.services.settings.picture(ownerPhoto).mediaType).toBe("image/jpeg")
  await press("Foto verwijderen")
  await save()
  await waitFor(async () => expect((await api.get()).ownerPhoto).toBe(""))
})

test("what is no picture is refused with a reason, and nothing changes", async () => {
  await openAs("owner")
  const text = new File(["Beste Annelies"], "annelies.png", { type: "image/png" })
  await user.upload(document.getElementById("ownerPhoto") as HTMLInputElement, text)
  await waitFor(() => expect(wrongOf("ownerPhoto")).toContain("geen foto die we kunnen lezen"))
  expect(screen.queryByText("Niet-opgeslagen wijzigingen")).toBeNull()
})

test("what the server refuses stands under its field, and the toast says that saving failed", async () => {
  await openAs("owner")
  const photo = new File([Buffer.from(samplePhoto({ width: 60, height: 40 }))], "a.png", {
    type: "image/png",
  })
  await user.upload(document.getElementById("ownerPhoto") as HTMLInputElement, photo)
  await screen.findByRole("img", { name: "De foto die bezoekers zien" })
  app.db.$client.run("DELETE FROM files")
  await save()
  await waitFor(() => expect(wrongOf("ownerPhoto")).toContain("Kies de afbeelding opnieuw."))
  expect(toasts.get().shown[0]).toMatchObject({
    title: "Fout bij opslaan",
    text: "Er ging iets mis bij het opslaan van uw instellingen.",
  })
})

test("an own text takes the place of the standard one, and can be put back", async () => {
  await openAs("owner", "teksten")
  expect(screen.getAllByText(/nu de standaardtekst/)).toHaveLength(2)
  await fill(/Uw eigen voorwaarden/, "Wij bouwen.")
  await save()
  await saved()
  await screen.findByText(/nu uw eigen tekst/)
  await press("Standaardtekst gebruiken")
  await save()
  await waitFor(async () => expect((await api.get()).termsText).toBe(""))
})

test("a manager reads what the website tells and can change nothing", async () => {
  await openAs("manager")
  await screen.findByText("Annelies Kloet", { exact: false })
  expect(screen.getByText(/Zaterdag 09:00–13:00/).textContent).toContain("Zondag gesloten")
  expect(screen.queryByRole("textbox")).toBeNull()
  expect(screen.queryByRole("link", { name: "Teksten" })).toBeNull()
})

test("the owner shows visitors the calculators, and says what those begin with", async () => {
  await openAs("owner")
  await user.click(screen.getByRole("switch", { name: /Rekenhulp op de website/ }))
  await fill(/Rendement van verf/, "8,5")
  await fill(/Inhoud van een blik verf/, "0")
  await save()
  expect(wrongOf("paintCanLitres")).toContain("Vul een getal in van 0,1 tot en met 1000.")
  await fill(/Inhoud van een blik verf/, "2,5")
  await save()
  await saved()
  expect(await api.get()).toMatchObject({ calculatorPage: true, paintCoverage: 8.5, paintCanLitres: 2.5 })
})
