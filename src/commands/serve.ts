import { version } from "#package"
import { type Running, startServer, stopOnSignal } from "../app/server.ts"
import { type Config, readConfig } from "../config.ts"
import type { FileStore } from "../files/store.ts"
import { DomainError } from "../shared/errors.ts"
import { say } from "./nl.ts"

export async function serve() {
  const config = readConfig(process.env)
  const running = start(config)
  let stopping = false
  stopOnSignal({
    ...running,
    stop() {
      stopping = true
      return running.stop()
    },
  })
  const password = running.isNew ? await firstPassword(running, config) : undefined
  if (password) console.log(say("firstPassword", { password }))
  console.log(say("ready", { version, url: running.url }))
  // Whoever asks sooner doesn't wait for this; who asks later finds it done.
  await Bun.sleep(200)
  if (stopping) return
  const { services } = await running.composed()
  await tellOfLostFiles(services.files, config.dataDir)
}

/** The same stands among the notices; whoever starts the server is the one who can put them back. */
async function tellOfLostFiles(files: Pick<FileStore, "look" | "lost">, folder: string) {
  await files.look()
  const { missing, of } = files.lost()
  if (missing > 0) console.error(say("filesGone", { missing, of, folder }))
}

function start(config: Config): Running {
  try {
    return startServer(config)
  } catch (error) {
    const taken = (error as { code?: string }).code === "EADDRINUSE"
    throw taken ? new Error(say("portInUse", { port: config.port })) : error
  }
}

/** At the first start only; what was made up here is told once. */
async function firstPassword({ composed, stop }: Running, { dashboardPassword }: Config) {
  try {
    const { services } = await composed()
    return await services.access.ensureShared(dashboardPassword)
  } catch (error) {
    await stop()
    throw error instanceof DomainError ? new Error(`DASHBOARD_PASSWORD: ${say("passwordCommon")}`) : error
  }
}
