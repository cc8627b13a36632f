import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { sampleAccounts } from "#modules/access/sample.ts"
import { sampleRequests } from "#modules/quotes/sample.ts"
import { sampleCompany } from "#modules/settings/sample.ts"
import { version } from "#package"
import { readConfig } from "../config.ts"
import { samplePhoto } from "../files/sample.ts"
import { startServer, stopOnSignal } from "../server.ts"
import type { Services } from "../services.ts"
import { say } from "./nl.ts"

const password = "duin-en-dijk"

/** Serves a believable small company from a temporary folder that goes when the server stops. */
export async function demo() {
  const folder = mkdtempSync(join(tmpdir(), "waterpas-demo-"))
  const running = await startServer({ ...readConfig(process.env), dataDir: folder })
  stopOnSignal({
    ...running,
    async stop() {
      await running.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  })
  await fill(running.services)
  console.log(say("demoPassword", { folder, password }))
  console.log(say("ready", { version, url: running.url }))
}

async function fill({ access, settings, quotes }: Services) {
  await access.ensureShared(password)
  const office = access.list()[0]!
  for (const account of sampleAccounts) await access.add({ ...account, password }, office)
  settings.save(sampleCompany, office)
  for (const [i, { disposition, hues, ...submission }] of sampleRequests.entries()) {
    const photos: string[] = []
    for (const hue of hues) photos.push(await quotes.keepPhoto(async () => samplePhoto({ hue }), "demo"))
    quotes.submit({ ...submission, photos }, null, `demo ${i}`)
    const [newest] = quotes.list({})
    if (newest!.disposition !== disposition) quotes.dispose(newest!.id, disposition, office)
  }
}
