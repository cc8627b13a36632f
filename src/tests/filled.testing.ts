import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, statSync } from "node:fs"
import { join } from "node:path"
import { sampleSubmission } from "#modules/quotes/sample.ts"
import { demoClock } from "../app/demo.ts"
import { fillFolder } from "../app/demoFolder.ts"
import type { Services } from "../app/modules.ts"
import { newestSource } from "../build/binary.ts"
import { databasePath } from "../folder.ts"

/** A name that nobody breaks off: the company walked through has one of each. */
export const endless = "W".repeat(70)

const root = join(import.meta.dir, "../..")
/** What was 'just now' when the company was filled is no longer so after this. */
const freshFor = 30 * 60_000

/** For it the time stands still at `at`, else it is the time. */
interface When {
  at?: Date
}

/** Puts the invented company in a data folder. Filling it takes a quarter of a minute, so a copy is kept. */
export async function putDemo(dataDir: string, when: When = {}) {
  cpSync(await filledDemo(when), dataDir, { recursive: true })
}

/** Filled once, and again when something it is made of is newer, or time has passed. */
export async function filledDemo({ at }: When = {}): Promise<string> {
  const kept = join(root, at ? `dist/demo-${at.getTime()}` : "dist/demo")
  if (isFresh(kept, at)) return kept
  mkdirSync(join(root, "dist"), { recursive: true })
  const making = mkdtempSync(`${kept}-`)
  await fillFolder(making, { clock: demoClock(at && (() => at)), and: addEndless })
  // Another test may have been as far meanwhile, and may be copying its own.
  if (isFresh(kept, at)) {
    rmSync(making, { recursive: true })
    return kept
  }
  rmSync(kept, { recursive: true, force: true })
  renameSync(making, kept)
  return kept
}

function isFresh(kept: string, at?: Date): boolean {
  const path = databasePath(kept)
  if (!existsSync(path)) return false
  const filled = statSync(path).mtimeMs
  return filled > newestSource() && (at !== undefined || filled > Date.now() - freshFor)
}

async function addEndless({ access, quotes, projects, jobs }: Services) {
  const office = access.list()[0]!
  const { contactInfo, ...rest } = sampleSubmission()
  quotes.submit(
    {
      ...rest,
      contactInfo: { ...contactInfo, name: endless, address: endless, email: `${endless}@a.example` },
    },
    null,
    "endless",
  )
  projects.create({ name: endless, description: endless, address: endless, status: "active" }, office)
  await jobs.idle()
}
