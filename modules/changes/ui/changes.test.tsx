import { afterEach, beforeEach, expect, test } from "bun:test"
import { givenApp, type TestApp } from "#src/testing.ts"
import { OfficeContext } from "#ui/lib/office.ts"
import { signedIn } from "#ui/lib/testing.tsx"
import { openWindow } from "#ui/testing.ts"

const { render, screen, user, within, act } = await openWindow()
const { Suspense } = await import("react")
const { default: Changes } = await import("./Changes.tsx")
const { officeFor } = await import("#ui/app/office.ts")

let app: TestApp
beforeEach(async () => {
  app = await givenApp()
  history.replaceState(null, "", "/wijzigingen")
})
afterEach(() => app.close())

const office = () => app.services.access.list()[0]!

async function open() {
  const browser = await signedIn(app, "owner")
  await act(async () =>
    render(
      <OfficeContext value={officeFor("owner")}>
        <Suspense>
          <Changes />
        </Suspense>
      </OfficeContext>,
      { wrapper: browser.wrapper },
    ),
  )
  await screen.findByRole("heading", { level: 1, name: "Laatste wijzigingen" })
  return browser
}
const row = async (words: RegExp) =>
  within((await screen.findByText(words, { selector: ".change-what" })).closest("li")!)

test("each change is a sentence with who did it, a way to the thing, and one press takes it back", async () => {
  const { id } = app.services.projects.create({ name: "Dakkapel" }, office())
  app.services.projects.setArchived(id, { archived: true }, office())
  await open()
  const archived = await row(/Project gearchiveerd/)
  expect(archived.getByText("Kantoor")).toBeDefined()
  expect(archived.getByRole("link", { name: "Dakkapel" }).getAttribute("href")).toBe(`/projects/${id}`)
  await user.click(archived.getByRole("button", { name: /Ongedaan maken/ }))
  await screen.findByText(/Teruggezet door Test owner/)
  expect(app.services.projects.get(id, office()).archivedAt).toBeNull()
  const created = await row(/Project aangemaakt: Dakkapel/)
  expect(created.queryByRole("button")).toBeNull()
})

test("who was too late hears it, and sees what stands there now", async () => {
  const { id } = app.services.projects.create({ name: "Dakkapel" }, office())
  app.services.projects.setArchived(id, { archived: true }, office())
  await open()
  const archived = await row(/Project gearchiveerd/)
  app.services.projects.setArchived(id, { archived: false }, office())
  await user.click(archived.getByRole("button", { name: /Ongedaan maken/ }))
  await screen.findByText(/Terugzetten mislukt\. Dit is daarna nog gewijzigd/)
})

test("of one person alone, who may have changed nothing yet", async () => {
  app.services.projects.create({ name: "Dakkapel" }, office())
  const { id } = app.hire("Sander")
  await open()
  await row(/Project aangemaakt: Dakkapel/)
  await user.selectOptions(screen.getByLabelText("Van wie"), "Sander")
  await screen.findByText("Sander heeft nog niets gewijzigd.")
  expect(location.search).toBe(`?wie=${id}`)
})
