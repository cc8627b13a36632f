import { afterEach, beforeEach, setSystemTime } from "bun:test"
import { Route, Switch } from "wouter"
import { agreedJob } from "#modules/quotes/sample.ts"
import { sampleCompany } from "#modules/settings/sample.ts"
import type { Outside } from "#src/manifest/platform.ts"
import { givenApp, type TestApp } from "#src/testing.ts"
import { signedIn } from "#ui/lib/testing.tsx"
import { openWindow } from "#ui/testing.ts"

/**
 * A window with the screens of sales invoices, what one does in it, and a server with a job that its client agreed to,
 * of each test its own; call it at the top of a file.
 */
export async function openSales(outside: Outside = {}) {
  const opened = await openWindow()
  const { render, screen, user, within } = opened
  const { default: SalesInvoices } = await import("./list/SalesInvoices.tsx")
  const { default: SalesInvoiceScreen } = await import("./invoice/SalesInvoiceScreen.tsx")
  const { default: ProjectBilling } = await import("./project/ProjectBilling.tsx")

  let app: TestApp
  let job: ReturnType<typeof givenJob>
  beforeEach(async () => {
    app = await givenApp(outside)
    setSystemTime(app.clock())
    job = givenJob(app)
  })
  afterEach(async () => {
    setSystemTime()
    await app.close()
  })

  const field = (name: RegExp) => screen.findByLabelText<HTMLInputElement>(name)
  return {
    ...opened,
    field,
    app: () => app,
    job: () => job,
    async open(path: string) {
      const { wrapper } = await signedIn(app, "manager")
      history.replaceState(null, "", path)
      return render(
        <Switch>
          <Route path="/facturen" component={SalesInvoices} />
          <Route path="/facturen/:id" component={SalesInvoiceScreen} />
          <Route path="/projects/:id">{({ id }) => <ProjectBilling id={Number(id)} />}</Route>
        </Switch>,
        { wrapper },
      )
    },
    press: async (name: string | RegExp) => user.click(await screen.findByRole("button", { name })),
    async retype(name: RegExp, text: string) {
      const input = await field(name)
      await user.clear(input)
      await user.type(input, text)
    },
    dialog: async () => within(await screen.findByRole("dialog")),
  }
}

/** A job that its client agreed to, and its first part as a draft or sent. */
function givenJob(app: TestApp) {
  const { access, salesInvoices, settings } = app.services
  const by = access.list()[0]!
  settings.save(sampleCompany, null)
  const { projectId } = agreedJob(app.services)
  const draft = (part = 0) => salesInvoices.draftOfProject(projectId, { kind: "instalment", part }, null, by)
  return {
    ...{ projectId, by, draft, get: salesInvoices.get },
    sent(issuedOn = "2026-11-21", part = 0) {
      const { id, version } = draft(part)
      return salesInvoices.send(id, { issuedOn, mail: null, version }, null, by)
    },
  }
}
