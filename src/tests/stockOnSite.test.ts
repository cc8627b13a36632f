import { afterAll, beforeAll, expect, test } from "bun:test"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Browser } from "playwright-core"
import { labelSheets, placeOn } from "#modules/stock/labels/sheets.ts"
import type { StockItem } from "#modules/stock/schema.ts"
import { demoPassword } from "../app/demo.ts"
import { builtBinary } from "../build/binary.ts"
import { cutOut, drawn } from "../documents/pdf/drawn.testing.ts"
import { openBrowser } from "./browser.testing.ts"
import { film } from "./fakeCamera.testing.ts"
import { putDemo } from "./filled.testing.ts"
import { canOpenOffline } from "./hours.testing.ts"
import { type Program, startProgram } from "./program.testing.ts"
import { signedIn } from "./signedIn.testing.ts"

const folder = mkdtempSync(join(tmpdir(), "waterpas-label-"))
let browser: Browser
let program: Program
let office: { headers: { cookie: string } }
beforeAll(async () => {
  const binary = await builtBinary()
  await putDemo(join(folder, "data"))
  program = await startProgram([binary], { folder })
  office = { headers: { cookie: await signedIn(program.url, demoPassword, "annelies") } }
  browser = await openBrowser(showing(await filmOf(await one("Gipspleister"))))
}, 300_000)
afterAll(async () => {
  await browser.close()
  await program.stop()
  rmSync(folder, { recursive: true, force: true })
})

const account = (username: string) => ({ username, password: demoPassword })

const stock = async () =>
  (await (await fetch(`${program.url}/api/materials/stock`, office)).json()) as StockItem[]

const one = async (name: string) => (await stock()).find((item) => item.name.startsWith(name))!

async function enter(username: string, phone = false) {
  const look = phone && { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }
  const context = await browser.newContext({ locale: "nl-NL", baseURL: program.url, ...look })
  await context.request.post("/api/login", { data: account(username) })
  const page = await context.newPage()
  await page.goto("/material-stock")
  return { context, page }
}

test("before the camera the label that the office printed leads a worker to 'Pak' in three touches, also in a cellar", async () => {
  const item = await one("Gipspleister")
  const { context, page } = await enter("daan", true)
  await page.getByRole("heading", { name: item.name }).waitFor()
  await canOpenOffline(page)
  const dialog = page.getByRole("dialog", { name: `Pak ${item.name}` })
  async function take() {
    await page.getByRole("link", { name: "Scan" }).tap()
    await dialog.getByRole("radio").first().tap()
    await dialog.getByRole("button", { name: "Pak", exact: true }).tap()
  }
  await take()
  await dialog
    .getByText(/^Gipspleister.* Gepakt: 1 zak/)
    .first()
    .waitFor()
  await dialog.getByRole("button", { name: "Gereed" }).tap()
  expect((await one(item.name)).quantity).toBe(item.quantity - 1)

  await context.setOffline(true)
  await page.goto("/material-stock")
  await take()
  await dialog
    .getByText(/Het kantoor krijgt het zodra er verbinding is\.$/)
    .first()
    .waitFor()
  await dialog.getByRole("button", { name: "Gereed" }).tap()
  expect((await one(item.name)).quantity).toBe(item.quantity - 1)
  await context.setOffline(false)
  while ((await one(item.name)).quantity > item.quantity - 2) await Bun.sleep(50)
  await context.close()
}, 120_000)

test("a list is imported, what runs out of it ordered and received, and what was too much goes back", async () => {
  const { context, page } = await enter("annelies")
  const csv = [
    "Naam;Leverancier;Eenheid;Minimum;Maximum;Prijs;Aantal",
    "Ankerstang M10 x 90;IJzerwaren Oostkapelle;stuks;20;100;1,85;12",
    "Ankerstang M12 x 110;IJzerwaren Oostkapelle;stuks;10;veel;2,40;40",
  ].join("\n")
  await page.goto("/material-stock/importeren")
  const file = { name: "lijst.csv", mimeType: "text/csv", buffer: Buffer.from(csv) }
  await page.locator("input[type=file]").setInputFiles(file)
  await page.getByText("Maximum: schrijf dit als 40 of 2,5. (veel)").waitFor()
  await page.getByRole("switch", { name: /^Foute rijen overslaan/ }).click()
  await page.getByRole("button", { name: "Importeren", exact: true }).click()
  await page.getByRole("dialog").getByRole("button", { name: "Importeren" }).click()
  while (!(await one("Ankerstang M10"))) await Bun.sleep(50)
  expect(await one("Ankerstang M10")).toMatchObject({ quantity: 12, value: 22.2, state: "low" })
  expect(await one("Ankerstang M12")).toBeUndefined()

  await page.goto("/material-stock/bestellen")
  const card = page.locator("section, article, div.card", { hasText: "IJzerwaren Oostkapelle" }).last()
  await card.getByRole("button", { name: "Bestelling maken" }).click()
  await page.getByRole("heading", { name: "Ontvangen" }).waitFor()
  await page.getByLabel("Ankerstang M10 x 90", { exact: true }).fill("80")
  await page.getByRole("button", { name: "Boek ontvangst" }).click()
  await page.getByText("nog 8 stuks te ontvangen").waitFor()
  expect((await one("Ankerstang M10")).quantity).toBe(92)

  await page.goto("/material-stock?zoek=ankerstang")
  await page.getByLabel("Aantal: Ankerstang M10 x 90").fill("50")
  await page.getByRole("button", { name: "Toevoegen : Ankerstang M10 x 90" }).click()
  await page.getByText("142 stuks").waitFor()
  await page.getByRole("button", { name: "Ongedaan maken" }).click()
  await page.getByText("92 stuks").first().waitFor()
  expect((await one("Ankerstang M10")).quantity).toBe(92)
  await context.close()
}, 120_000)

/** Its label, as it comes out of the printer. */
async function filmOf({ id }: StockItem): Promise<string> {
  const query = `ids=${id}&sheet=L7160&first=1&each=1`
  const reply = await fetch(`${program.url}/api/materials/labels?${query}`, office)
  const sheet = labelSheets.L7160
  const label = cutOut(await drawn(await reply.bytes()), { ...sheet, ...placeOn(sheet, 0) })
  const path = join(folder, "label.y4m")
  await Bun.write(
    path,
    film((x, y) => x < label.width && y < label.height && label.data[y * label.width + x]! < 128),
  )
  return path
}

/** Before the camera. */
const showing = (path: string) => [
  "--use-fake-device-for-media-stream",
  "--use-fake-ui-for-media-stream",
  `--use-file-for-fake-video-capture=${path}`,
]
