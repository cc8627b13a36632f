import { version } from "#package"
import { type Running, startServer, stopOnSignal } from "../app/server.ts"
import { type Config, readConfig } from "../config.ts"
import { DomainError } from "../shared/errors.ts"
import { say } from "./nl.ts"

export async function serve() {
  const config = readConfig(process.env)
  const running = await start(config)
  stopOnSignal(running)
  const password = await firstPassword(running, config)
  if (password) console.log(say("firstPassword", { password }))
  console.log(say("ready", { version, url: running.url }))
}

async function start(config: Config): Promise<Running> {
  try {
    return await startServer(config)
  } catch (error) {
    const taken = (error as { code?: string }).code === "EADDRINUSE"
    throw taken ? new Error(say("portInUse", { port: config.port })) : error
  }
}

/** At the first start only; what was made up here is told once. */
async function firstPassword({ services, stop }: Running, { dashboardPassword }: Config) {
  try {
    return await services.access.ensureShared(dashboardPassword)
  } catch (error) {
    await stop()
    throw error instanceof DomainError ? new Error(`DASHBOARD_PASSWORD: ${say("passwordCommon")}`) : error
  }
}
