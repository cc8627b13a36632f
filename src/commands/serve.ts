import { version } from "#package"
import { readConfig } from "../config.ts"
import { startServer, stopOnSignal } from "../server.ts"
import { say } from "./nl.ts"

export async function serve() {
  const config = readConfig(process.env)
  const running = await startServer(config)
  stopOnSignal(running)
  const password = await running.services.access.ensureShared(config.dashboardPassword)
  if (password) console.log(say("firstPassword", { password }))
  console.log(say("ready", { version, url: running.url }))
}
