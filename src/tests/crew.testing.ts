import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { BrowserContext, BrowserContextOptions } from "playwright-core"
import { builtBinary } from "../build/binary.ts"
import { databasePath } from "../folder.ts"
import { openBrowser } from "./browser.testing.ts"
import { enter, hireCrew } from "./hours.testing.ts"
import { startProgram } from "./program.testing.ts"

export type Crew = Awaited<ReturnType<typeof openCrew>>

/** The built program with a crew, and a browser in which each of them can look. */
export async function openCrew() {
  const folder = mkdtempSync(join(tmpdir(), "waterpas-crew-"))
  const program = await startProgram([await builtBinary()], { folder })
  await hireCrew(program.url)
  const browser = await openBrowser()
  return {
    database: databasePath(join(folder, "data")),
    async enter(person: { username: string }, options: BrowserContextOptions = {}): Promise<BrowserContext> {
      const context = await browser.newContext({ locale: "nl-NL", baseURL: program.url, ...options })
      await enter(context, program.url, person)
      return context
    },
    async close() {
      await browser.close()
      await program.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export const onPhone = { viewport: { width: 390, height: 844 }, hasTouch: true }
