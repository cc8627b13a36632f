import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { version } from "#package"
import { demoClock, demoPassword, fillDemo } from "../app/demo.ts"
import { startServer, stopOnSignal } from "../app/server.ts"
import { readConfig } from "../config.ts"
import { say } from "./nl.ts"

/** Serves a believable small company from a temporary folder that goes when the server stops. */
export async function demo() {
  const folder = mkdtempSync(join(tmpdir(), "waterpas-demo-"))
  const clock = demoClock()
  // Its people don't exist, so nothing is mailed to them.
  const config = { ...readConfig(process.env), dataDir: folder, smtpUrl: undefined }
  const running = startServer(config, { clock })
  stopOnSignal({
    ...running,
    async stop() {
      await running.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  })
  const server = await running.composed()
  const { eventLoop } = server.services
  // A year of a company in a few seconds holds everything up, and nobody is there yet.
  eventLoop.stop()
  await fillDemo(server, clock)
  eventLoop.start()
  console.log(say("demoPassword", { folder, password: demoPassword }))
  console.log(say("ready", { version, url: running.url }))
}
