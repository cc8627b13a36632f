import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { BrowserContextOptions } from "playwright-core"
import { sampleSubmission } from "#modules/quotes/sample.ts"
import { demoPassword } from "../app/demo.ts"
import { builtBinary } from "../build/binary.ts"
import { openBrowser } from "./browser.testing.ts"
import { putDemo } from "./filled.testing.ts"
import { startProgram } from "./program.testing.ts"
import { signedIn } from "./signedIn.testing.ts"

export type OnSite = Awaited<ReturnType<typeof openOnSite>>

const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  ...{ isMobile: true, hasTouch: true, reducedMotion: "reduce" },
}

/** The built program of the demo company, with a bathroom that was asked for just now, and devices of its people. */
export async function openOnSite() {
  const folder = mkdtempSync(join(tmpdir(), "waterpas-on-site-"))
  const binary = await builtBinary()
  await putDemo(join(folder, "data"))
  const program = await startProgram([binary], { folder })
  const cookie = await signedIn(program.url, demoPassword, "annelies")
  const headers = { cookie, "content-type": "application/json" }

  /** What the office is told. */
  async function ask<Reply>(path: string, method = "GET", body?: unknown): Promise<Reply> {
    const reply = await fetch(program.url + path, { headers, method, body: JSON.stringify(body) })
    return (await reply.json()) as Reply
  }
  const { projectId: project } = await ask<{ projectId: number }>(
    "/api/live-offerte",
    "POST",
    sampleSubmission(),
  )
  const browser = await openBrowser()

  async function device(username: string, more: BrowserContextOptions = {}) {
    const context = await browser.newContext({
      ...{ locale: "nl-NL", timezoneId: "Europe/Amsterdam", baseURL: program.url },
      ...more,
    })
    await context.request.post("/api/login", { data: { username, password: demoPassword } })
    return { context, page: await context.newPage() }
  }
  return {
    project,
    ask,
    ofProject: <Reply>(path: string) => ask<Reply>(`/api/projects/${project}${path}`),
    phoneOf: (username: string) => device(username, phone),
    deskOf: (username: string) => device(username),
    async close() {
      await browser.close()
      await program.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Until it is so; the test's own patience ends it. */
export async function until<Value>(
  look: () => Promise<Value>,
  isSo: (value: Value) => boolean,
): Promise<Value> {
  for (;;) {
    const value = await look()
    if (isSo(value)) return value
    await Bun.sleep(50)
  }
}
