import { afterAll, beforeAll, expect, test } from "bun:test"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Browser } from "playwright-core"
import { cutOut, drawn } from "#modules/stock/labels/drawn.testing.ts"
import { labelSheets, placeOn } from "#modules/stock/labels/sheets.ts"
import type { StockItem } from "#modules/stock/schema.ts"
import { demoPassword } from "../app/demo.ts"
import { builtBinary } from "../build/binary.ts"
import { openBrowser } from "./browser.testing.ts"
import { film } from "./fakeCamera.testing.ts"
import { putDemo } from "./filled.testing.ts"
import { type Program, startProgram } from "./program.testing.ts"

const folder = mkdtempSync(join(tmpdir(), "waterpas-label-"))
let browser: Browser
let program: Program
let office: { headers: { cookie: string } }
beforeAll(async () => {
  const binary = await builtBinary()
  await putDemo(join(folder, "data"))
  program = await startProgram([binary], { folder })
  office = { headers: { cookie: await officeCookie() } }
}, 300_000)
afterAll(async () => {
  await browser.close()
  await program.stop()
  rmSync(folder, { recursive: true, force: true })
})

const account = (username: string) => ({ username, password: demoPassword })

async function officeCookie(): Promise<string> {
  const reply = await fetch(`${program.url}/api/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(account("annelies")),
  })
  return reply.headers.get("set-cookie")!.split(";", 1)[0]!
}

const stock = async () =>
  (await (await fetch(`${program.url}/api/materials/stock`, office)).json()) as StockItem[]

test("before the camera the label that the office printed leads a worker to 'Pak' in three touches", async () => {
  const item = (await stock()).find(({ name }) => name.startsWith("Gipspleister"))!
  await putBeforeCamera(item)
  const context = await browser.newContext({
    ...{ locale: "nl-NL", viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  })
  await context.request.post(`${program.url}/api/login`, { data: account("daan") })
  const page = await context.newPage()
  await page.goto(`${program.url}/material-stock`)
  await page.getByRole("link", { name: "Scan" }).tap()
  const dialog = page.getByRole("dialog", { name: `Pak ${item.name}` })
  await dialog.getByRole("radio").first().tap()
  await dialog.getByRole("button", { name: "Pak", exact: true }).tap()
  await dialog.getByRole("button", { name: "Gereed" }).waitFor()
  const now = (await stock()).find(({ id }) => id === item.id)!
  expect(now.quantity).toBe(item.quantity - 1)
  await context.close()
}, 120_000)

/** Its label, as it comes out of the printer. */
async function putBeforeCamera({ id }: StockItem) {
  const query = `ids=${id}&sheet=L7160&first=1&each=1`
  const reply = await fetch(`${program.url}/api/materials/labels?${query}`, office)
  const sheet = labelSheets.L7160
  const label = cutOut(await drawn(await reply.bytes()), { ...sheet, ...placeOn(sheet, 0) })
  const path = join(folder, "label.y4m")
  await Bun.write(
    path,
    film((x, y) => x < label.width && y < label.height && label.data[y * label.width + x]! < 128),
  )
  browser = await openBrowser([
    "--use-fake-device-for-media-stream",
    "--use-fake-ui-for-media-stream",
    `--use-file-for-fake-video-capture=${path}`,
  ])
}
