import { afterEach, beforeEach } from "bun:test"
import type { Role } from "#src/shared/roles.ts"
import { givenApp, type TestApp } from "#src/testing.ts"
import { noOffice, OfficeContext } from "#ui/lib/office.ts"
import { signedIn } from "#ui/lib/testing.tsx"
import { openWindow } from "#ui/testing.ts"
import type { NewProject } from "../../schema.ts"

/** A window with the page of a project in it, and a server with none yet; of each test its own. */
export async function openProjectPage() {
  const opened = { ...(await openWindow()), ...(await import("@testing-library/react")) }
  const { render, screen, user, within } = opened
  const { TabCount } = await import("#ui/kit/LinkTabs.tsx")
  const { UndoBar } = await import("#ui/kit/UndoBar.tsx")
  const { default: ProjectScreen } = await import("./ProjectScreen.tsx")
  const { lazy } = await import("react")
  const { Route, Switch } = await import("wouter")

  let app: TestApp
  beforeEach(async () => {
    app = await givenApp()
  })
  afterEach(() => app.close())

  const office = () => app.services.access.list().find(({ username }) => username === "kantoor")!

  function given(more: Partial<NewProject> = {}) {
    const customerId = app.services.customers.add(
      { name: "Fam. Goedbloed", email: "goedbloed@voorbeeld.example", phone: "0111 41 23 45" },
      office(),
    )
    return app.services.projects.create(
      {
        name: "Dakkapel Poststraat",
        description: "Prefab, met rolluiken",
        projectTypes: ["dakkapel", "isolatie"],
        address: "Poststraat 8, Zierikzee",
        startDate: "2026-11-23",
        endDate: "2026-12-04",
        estimatedPrice: 12500,
        estimatedNet: 10000,
        customerId,
        ...more,
      },
      office(),
    )
  }

  const Count = lazy(async () => ({ default: () => <TabCount count={5} /> }))
  const Photos = lazy(async () => ({ default: ({ id }: { id: number }) => <p>{`Foto's van ${id}`}</p> }))

  async function open({ address = "/projects/1", role = "manager" as Role } = {}) {
    const browser = await signedIn(app, role)
    history.replaceState(null, "", address)
    render(
      <OfficeContext
        value={{
          ...noOffice,
          screens: [{ path: "/project-timeline", role: "worker", screen: Count }],
          panels: [
            { on: "project", tab: "documents", place: 1, role: "worker", panel: Photos, count: Count },
            { on: "customer", place: 2, role: "worker", panel: Photos },
          ],
        }}
      >
        <Switch>
          <Route path="/projects/:id">
            <ProjectScreen />
            <UndoBar />
          </Route>
        </Switch>
      </OfficeContext>,
      { wrapper: browser.wrapper },
    )
    await screen.findByRole("heading", { level: 1, name: /Dakkapel|Project niet gevonden/ })
    return browser
  }
  const press = (name: string | RegExp) => user.click(screen.getByRole("button", { name }))
  const order = (more: object = {}) =>
    app.services.projects.order(
      1,
      { category: "material", supplier: "Raab Karcher", description: "Kozijnen", amount: 2000, ...more },
      null,
      office(),
    )

  return {
    ...opened,
    /** Of the test that runs. */
    server: () => app,
    ...{ office, given, open, press, order },
    card: (name: string) => within(screen.getByRole("region", { name })),
    costs: "/projects/1?tab=kosten",
  }
}
