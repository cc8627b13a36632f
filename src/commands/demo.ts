import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { version } from "#package"
import { demoPassword } from "../app/demo.ts"
import { fillFolder } from "../app/demoFolder.ts"
import { listen } from "../app/listen.ts"
import { startServer, stopOnSignal } from "../app/server.ts"
import { readConfig } from "../config.ts"
import { say } from "./nl.ts"

/** Serves a believable small company from a temporary folder that goes when the server stops. */
export async function demo() {
  const asked = readConfig(process.env)
  // A port that is taken is told now, and who comes meanwhile sees that there is something to come.
  const meanwhile = listen(asked, notYet)
  const folder = mkdtempSync(join(tmpdir(), "waterpas-demo-"))
  // Its people don't exist, so nothing is mailed to them.
  const config = { ...asked, dataDir: folder, smtpUrl: undefined }
  console.log(say("demoFilling"))
  await fillFolder(folder)
  await meanwhile.stop(true)
  const running = startServer(config)
  stopOnSignal({
    ...running,
    async stop() {
      await running.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  })
  console.log(say("demoPassword", { folder, password: demoPassword }))
  console.log(say("ready", { version, url: running.url }))
}

/** A browser asks again by itself. */
const notYet = () =>
  new Response(say("demoFilling"), {
    status: 503,
    headers: { "content-type": "text/plain; charset=utf-8", refresh: "2", "retry-after": "2" },
  })
