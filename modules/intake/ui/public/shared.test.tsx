import { afterEach, beforeEach, expect, test } from "bun:test"
import type { ReactNode } from "react"
import { bathroomJob } from "#modules/projects/sample.ts"
import { samplePhoto } from "#src/files/sample.ts"
import { givenApp, type TestApp } from "#src/testing.ts"
import { openWindow } from "#ui/testing.ts"

const { render, screen, user, waitFor } = await openWindow()
const { default: SharedPhotosPage } = await import("./SharedPhotosPage.tsx")
const { speakThrough } = await import("#ui/lib/http.ts")
const { SWRConfig } = await import("swr")

let app: TestApp
let project: number
beforeEach(async () => {
  app = await givenApp()
  speakThrough((request) => app.handle(request))
  project = bathroomJob(app.services)
})
afterEach(() => app.close())

const office = () => app.services.access.list()[0]!
const take = async (title: string) => {
  const sent = {
    told: { title, notes: "", category: "damage" as const, location: "" },
    photo: { data: new Uint8Array(samplePhoto({ width: 60, height: 40 })) },
  }
  const by = { key: null, deviceTime: null }
  return (await app.services.intakePhotos.add(project, async () => sent, by, office())).id
}
const Alone = ({ children }: { children: ReactNode }) => (
  <SWRConfig value={{ provider: () => new Map() }}>{children}</SWRConfig>
)
const open = (link: string) => {
  history.replaceState(null, "", link)
  render(<SharedPhotosPage />, { wrapper: Alone })
}

test("who has the link looks through the photos, one by one", async () => {
  const ids = [await take("Kraan"), await take("Wand")]
  open(app.services.photoShares.create(project, { ids, days: 7 }, office()))
  await screen.findByText("Badkamer Kade 3")
  await waitFor(() => expect(screen.getAllByRole("img")).toHaveLength(2))
  expect(screen.getByText(/werkt tot/).textContent).toContain("28 november 2026")
  await user.click(screen.getByRole("button", { name: /Kraan/ }))
  await screen.findByRole("dialog", { name: "Kraan" })
  await user.click(screen.getByRole("button", { name: "Volgende" }))
  await screen.findByRole("dialog", { name: "Wand" })
})

test("a link that was ended, or none at all, opens nothing and says why", async () => {
  const ids = [await take("Kraan")]
  const link = app.services.photoShares.create(project, { ids, days: 7 }, office())
  app.services.photoShares.end(project, 1, office())
  open(link)
  await screen.findByText(/Deze link werkt niet meer/)
  expect(screen.queryByRole("img")).toBeNull()
  document.body.replaceChildren()
  open("/fotos")
  await screen.findByText("Open deze pagina met de link die u van ons kreeg.")
})
