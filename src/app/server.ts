import type { Config } from "../config.ts"
import { openFolder } from "../folder.ts"
import { journal } from "../http/journal.ts"
import type { Clock } from "../shared/clock.ts"
import { createApp } from "./app.ts"
import { type Server, stopModules } from "./compose.ts"
import { listen } from "./listen.ts"
import { composeServer, type Services } from "./modules.ts"
import { createPages, rendering } from "./pages.ts"
import { createPlatform } from "./platform.ts"

export interface Running extends Server<Services> {
  url: string
  /** Lets requests and the job at hand finish, writes the database back and closes it. */
  stop(): Promise<void>
}

/** Starts everything on a data folder; resolves once requests are answered. */
export async function startServer(config: Config, { clock }: { clock?: Clock } = {}): Promise<Running> {
  const folder = openFolder(config.dataDir)
  const { dataDir, publicUrl, weatherUrl, smtpUrl, openai } = config
  const outside = { publicUrl, weatherUrl, smtpUrl, openai }
  const server = composeServer(createPlatform({ db: folder.db, dataDir, clock, outside }))
  const { services } = server
  const pages = await createPages(server)
  const app = createApp(server, pages)
  const web = listen(app, { port: config.port, hostname: config.host })
  services.jobs.start()
  // Not at once: it takes twenty milliseconds in which nothing is answered.
  setTimeout(rendering, 200)
  services.schedule.start()
  return {
    url: `http://${config.host === "0.0.0.0" || config.host === "127.0.0.1" ? "localhost" : config.host}:${web.port}`,
    ...server,
    async stop() {
      services.schedule.stop()
      // First, so that no job begins with a reader that has stopped.
      const rest = services.jobs.stop()
      await stopModules(server)
      await web.stop()
      await rest
      folder.close()
    },
  }
}

/** Ends in order on SIGTERM and Ctrl-C, within ten seconds; a fault that nobody caught is told in the journal. */
export function stopOnSignal(running: Running) {
  const stop = async () => {
    setTimeout(() => process.exit(1), 10_000).unref()
    await running.stop()
    process.exit(0)
  }
  process.once("SIGTERM", stop)
  process.once("SIGINT", stop)
  process.on("unhandledRejection", (error) => journal("unhandled rejection", { error: String(error) }))
}
