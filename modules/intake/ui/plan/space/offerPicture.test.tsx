import { afterEach, beforeEach, expect, test } from "bun:test"
import { api as quotations } from "#modules/quotes/ui/quotation/api.ts"
import { requested } from "#modules/quotes/ui/testing.tsx"
import { samplePhoto } from "#src/files/sample.ts"
import { givenApp, type TestApp } from "#src/testing.ts"
import { UndoBar } from "#ui/kit/UndoBar.tsx"
import { signedIn } from "#ui/lib/testing.tsx"
import { toasts } from "#ui/lib/toast.ts"
import { openWindow } from "#ui/testing.ts"
import type { ShotItem } from "../../photos/items.ts"
import "../../texts.ts"

const { render, screen, user, waitFor } = await openWindow()
const { OfferPicture } = await import("./OfferPicture.tsx")

let app: TestApp
beforeEach(async () => {
  app = await givenApp()
  await requested(app, "M. de Vries")
})
afterEach(() => app.close())

const shot = (): ShotItem => ({
  ...{ project: 1, title: "Badkamer in 3D", name: "Badkamer in 3D.jpg", location: "Badkamer" },
  ...{ file: new Blob([Buffer.from(samplePhoto({ width: 40, height: 30 }))]), small: true },
  ...{ notes: "", category: "measurement", takenAt: "2026-11-21T11:00:00.000Z" },
})
async function open() {
  const { wrapper, asked } = await signedIn(app, "manager")
  render(
    <>
      <OfferPicture project={1} busy={false} take={(use) => use(shot())} />
      <UndoBar />
    </>,
    { wrapper },
  )
  return asked
}
const press = async () =>
  user.click(await screen.findByRole("button", { name: "In offerte O-2026-0001 zetten" }))
const pictures = async () => (await quotations.get(1)).latest.pictures.map(({ caption }) => caption)

test("a picture of the plan in 3D goes into the draft with one press, and out of it with another", async () => {
  await open()
  await press()
  const link = await screen.findByRole("link", { name: "Naar de offerte" })
  expect(link.getAttribute("href")).toBe("/offertes/1")
  expect(await pictures()).toEqual(["Badkamer in 3D"])
  expect(app.services.intakePhotos.list(1).map(({ title }) => title)).toEqual(["Badkamer in 3D"])
  await user.click(screen.getByRole("button", { name: /Ongedaan maken/ }))
  await screen.findByText("Offerte O-2026-0001 is weer zoals hij was.")
  expect(await pictures()).toEqual([])
})

test("one that the draft has already is told", async () => {
  await open()
  await press()
  await screen.findByText(/staat in offerte O-2026-0001, versie 2/)
  await press()
  await waitFor(() =>
    expect(toasts.get().history[0]?.title).toBe("Badkamer in 3D staat al in offerte O-2026-0001."),
  )
  expect((await quotations.get(1)).latest.version).toBe(2)
})

test("a quotation that was sent meanwhile takes none, and it is said", async () => {
  await open()
  await screen.findByRole("button", { name: "In offerte O-2026-0001 zetten" })
  app.services.quotations.versions.set(1, { state: "sent" })
  await press()
  await waitFor(() => expect(toasts.get().history[0]?.title).toBe("Het plaatje staat niet in de offerte"))
})

test("without a draft there is nothing to press", async () => {
  app.services.quotations.versions.set(1, { state: "accepted" })
  const asked = await open()
  await waitFor(() => expect(asked).toContain("GET /api/projects/1/measured"))
  expect(screen.queryByRole("button")).toBeNull()
})
