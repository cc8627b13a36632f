import { afterAll, beforeAll, expect, test } from "bun:test"
import { join } from "node:path"
import type { Browser, Page } from "playwright-core"
import { openBrowser } from "./browser.testing.ts"
import { imports, packagesOf, reachableFrom } from "./imports.testing.ts"

const root = join(import.meta.dir, "../..")
const folder = "modules/intake/ui/plan/space"
let browser: Browser
let page: Page
let server: ReturnType<typeof Bun.serve>
const faults: string[] = []

beforeAll(async () => {
  const { outputs } = await Bun.build({
    entrypoints: [
      join(import.meta.dir, "planSpace.testing.tsx"),
      join(root, "ui/staff.css"),
      join(root, "modules/intake/ui/screens.css"),
    ],
    ...{ root, target: "browser", splitting: true, external: ["/fonts/*"] },
    define: { "process.env.NODE_ENV": '"production"' },
  })
  const files = new Map(outputs.map((file) => [new URL(file.path, "http://any").pathname, file]))
  const paper = `<!doctype html><html lang="nl"><meta name="viewport" content="width=device-width"><title>3D</title><link rel="stylesheet" href="/ui/staff.css"><link rel="stylesheet" href="/modules/intake/ui/screens.css">
    <main class="staff"></main><script type="module" src="/src/tests/planSpace.testing.js"></script></html>`
  server = Bun.serve({
    ...{ port: 0, hostname: "127.0.0.1" },
    fetch: (request) => {
      const file = files.get(new URL(request.url).pathname)
      return file ? new Response(file) : new Response(paper, { headers: { "content-type": "text/html" } })
    },
  })
  browser = await openBrowser(["--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"])
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, reducedMotion: "reduce" })
  page = await context.newPage()
  page.on("pageerror", (error) => faults.push(String(error)))
  await page.goto(server.url.href)
}, 60_000)
afterAll(async () => {
  await browser.close()
  await server.stop(true)
})

/** Which part of the canvas isn't its ground. What was drawn can be read only before the page is painted. */
const drawnPart = () =>
  page.locator("canvas").evaluate(async (canvas: HTMLCanvasElement) => {
    const { drawElements } = WebGL2RenderingContext.prototype
    const drawn = new Promise<void>((resolve) => {
      WebGL2RenderingContext.prototype.drawElements = function (...given) {
        drawElements.apply(this, given)
        resolve()
      }
    })
    // A wheel that isn't turned changes nothing, but has it drawn again.
    canvas.dispatchEvent(new WheelEvent("wheel", { deltaY: 0, cancelable: true }))
    await drawn
    WebGL2RenderingContext.prototype.drawElements = drawElements
    const pen = new OffscreenCanvas(100, 100).getContext("2d")!
    pen.drawImage(canvas, 0, 0, 100, 100)
    const { data } = pen.getImageData(0, 0, 100, 100)
    return data.filter((value, at) => at % 4 === 3 && value > 0).length / 10_000
  })
const open = () => page.getByRole("button", { name: "3D", exact: true }).click()
const press = (name: string) => page.getByRole("button", { name, exact: true }).click()
const context = (what: "loseContext" | "restoreContext") =>
  page.locator("canvas").evaluate((canvas: HTMLCanvasElement, what) => {
    const kept = globalThis as unknown as { lose?: WEBGL_lose_context | null }
    kept.lose ??= canvas.getContext("webgl2")!.getExtension("WEBGL_lose_context")
    kept.lose![what]()
  }, what)

test("three.js comes with the view alone, and that when it is asked for", () => {
  const naming = imports.filter(({ specifier }) => /^three(\/|$)/.test(specifier))
  expect(naming.length).toBeGreaterThan(0)
  expect(naming.filter(({ from }) => !from.startsWith(`${folder}/`))).toEqual([])
  const entering = imports.filter(({ from, to }) => to === `${folder}/SpaceView.tsx` && from !== to)
  expect(entering.filter(({ later, typeOnly }) => !later && !typeOnly)).toEqual([])
  expect(packagesOf(reachableFrom(`${folder}/SpaceButton.tsx`, { later: false }))).not.toContain("three")
})

test("a plan is drawn in 3D from outside, from above and inside, and tells who can't see it what it is", async () => {
  await open()
  const parts: number[] = []
  for (const way of ["Rondkijken", "Van boven", "Binnen lopen"]) {
    await press(way)
    parts.push(await drawnPart())
  }
  const [around, above, inside] = parts as [number, number, number]
  expect([around > 0.1, around < 0.8, above > 0.1, inside > 0.95]).toEqual([true, true, true, true])
  expect(await page.getByText("Badkamer: vloer 5,40 m², vloertegels").count()).toBe(1)
})

test("another finish has another colour, and goes to the legend", async () => {
  await press("Van boven")
  await press("Afwerking")
  await page.getByLabel("Van welke ruimte").selectOption("Badkamer")
  await press("Tapijt")
  await page.keyboard.press("Escape")
  expect(await page.getByRole("list", { name: "Wat de kleuren zijn" }).textContent()).toContain("Tapijt")
})

test("a picture of what is in sight is a JPEG with the ground as paper", async () => {
  const comes = page.waitForEvent("download")
  await press("Plaatje maken")
  await press("Downloaden")
  const picture = await comes
  expect(picture.suggestedFilename()).toBe("Badkamer in 3D.jpg")
  const bytes = await Bun.file(await picture.path()).bytes()
  expect([...bytes.slice(0, 2)]).toEqual([0xff, 0xd8])
  const corner = await page.evaluate(async (data) => {
    const image = await createImageBitmap(await (await fetch(`data:image/jpeg;base64,${data}`)).blob())
    const pen = new OffscreenCanvas(image.width, image.height).getContext("2d")!
    pen.drawImage(image, 0, 0)
    return [image.width, ...pen.getImageData(4, 4, 1, 1).data.slice(0, 3)]
  }, bytes.toBase64())
  expect(corner[0]).toBe(2048)
  expect(corner.slice(1).every((value) => value > 235)).toBe(true)
})

test("a drawing that the device takes away is told, and comes back when it gives it back", async () => {
  await context("loseContext")
  const told = page.getByRole("alert").filter({ hasText: "Het toestel is met de 3D-tekening gestopt" })
  await told.waitFor()
  await context("restoreContext")
  await told.waitFor({ state: "detached" })
  expect(await drawnPart()).toBeGreaterThan(0.1)
  await context("loseContext")
  await press("Opnieuw proberen")
  expect(await drawnPart()).toBeGreaterThan(0.1)
  await press("Sluiten")
})

test("a view that was opened and closed again and again leaves no drawing behind", async () => {
  await page.evaluate(() => {
    const made: WebGL2RenderingContext[] = []
    const { getContext } = HTMLCanvasElement.prototype
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, ...given: [string]) {
      const context = getContext.apply(this, given)
      if (context instanceof WebGL2RenderingContext && !made.includes(context)) made.push(context)
      return context
    } as typeof getContext
    Object.assign(globalThis, { made })
  })
  for (let time = 0; time < 5; time++) {
    await open()
    await page.locator("canvas").waitFor()
    await press("Sluiten")
  }
  const made = await page.evaluate(() =>
    (globalThis as unknown as { made: WebGL2RenderingContext[] }).made.map((context) =>
      context.isContextLost(),
    ),
  )
  expect(made).toEqual(Array(5).fill(true))
})

test("a device without WebGL is told so, and goes back to the plan", async () => {
  await page.evaluate(() => {
    HTMLCanvasElement.prototype.getContext = () => null
  })
  await open()
  await page.getByText("Dit toestel kan geen 3D tekenen").waitFor()
  await press("Terug naar de plattegrond")
  expect(await page.locator("dialog").count()).toBe(0)
  expect(faults).toEqual([])
})
