import { afterEach, beforeEach, expect, mock, spyOn, test } from "bun:test"
import { sampleSubmission } from "#modules/quotes/sample.ts"
import { givenApp, type TestApp } from "#src/testing.ts"
import { signedIn } from "#ui/lib/testing.tsx"
import { openWindow } from "#ui/testing.ts"
import * as plans from "../../../plan/picture/plans.testing.ts"
import type { Plan } from "../../../plan/schema.ts"

const { render, screen, user, waitFor } = await openWindow()
const { ExportButton } = await import("./ExportButton.tsx")

let app: TestApp
let saved: { file: Blob; name: string }[]
beforeEach(async () => {
  app = await givenApp()
  app.services.quotes.submit(sampleSubmission(), null, "a")
  await app.services.jobs.idle()
  saved = []
  let file = new Blob()
  spyOn(URL, "createObjectURL").mockImplementation((given) => {
    file = given as Blob
    return "blob:bestand"
  })
  spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ file, name: this.download })
  })
})
afterEach(async () => {
  mock.restore()
  await app.close()
})

async function open(plan: Plan) {
  const browser = await signedIn(app, "worker")
  render(<ExportButton plan={plan} project={1} />, { wrapper: browser.wrapper })
  await user.click(await screen.findByRole("button", { name: "Exporteren" }))
  return browser
}
const make = () => user.click(screen.getByRole("button", { name: "Maken" }))
const choose = (name: RegExp) => user.click(screen.getByRole("radio", { name }))

test("a DXF is made on the device, named after project and floor", async () => {
  const { cutOff } = await open(plans.house)
  cutOff(true)
  await choose(/^DXF/)
  await make()
  await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(["Plattegrond 1 Begane grond.dxf"]))
  expect(await saved[0]!.file.text()).toContain("RUIMTES")
})

test("the largest scale that fits is proposed, of the paper that is chosen", async () => {
  await open(plans.house)
  expect(screen.getByRole("option", { name: "De grootste die past: 1:100" })).toBeTruthy()
  await choose(/^A3/)
  expect(screen.getByRole("option", { name: "De grootste die past: 1:50" })).toBeTruthy()
})

test("what does not fit at the chosen scale says so, and no file is made", async () => {
  await open(plans.house)
  await user.selectOptions(screen.getByRole("combobox", { name: /Schaal/ }), "20")
  await make()
  expect(await screen.findAllByText(/Op schaal 1:20 past deze verdieping niet op A4/)).not.toHaveLength(0)
  expect(saved).toEqual([])
})

test("a floor of a kilometre fits on no paper, and is a DXF all the same", async () => {
  await open(plans.kilometre)
  await make()
  expect(await screen.findAllByText(/past op geen enkele schaal op A4/)).not.toHaveLength(0)
  await choose(/^DXF/)
  await make()
  await waitFor(() => expect(saved).toHaveLength(1))
})

test("an SVG is as large as the drawing at its scale", async () => {
  await open(plans.lShaped)
  await choose(/^SVG/)
  await user.selectOptions(screen.getByRole("combobox", { name: /Schaal/ }), "100")
  await make()
  await waitFor(() => expect(saved).toHaveLength(1))
  // 4.2 m between the outer faces, 6 mm to the sizes, and their own room, with a white edge.
  const [, width] = /width="([\d.]+)mm"/.exec(await saved[0]!.file.text())!
  expect(Number(width)).toBeCloseTo(42 + 2 * 5 + 17, -1)
})

test("where nothing is drawn there is nothing to export, which the button says", async () => {
  await open(plans.nothing)
  expect(screen.queryByRole("dialog")).toBeNull()
})
