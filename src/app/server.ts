import type { Config } from "../config.ts"
import { openFolder } from "../folder.ts"
import { journal } from "../http/journal.ts"
import type { Clock } from "../shared/clock.ts"
import { createApp } from "./app.ts"
import { createPages, rendering } from "./pages.ts"
import { createServices, type Services } from "./services.ts"

export interface Running {
  url: string
  services: Services
  /** Lets requests and the job at hand finish, writes the database back and closes it. */
  stop(): Promise<void>
}

/** Starts everything on a data folder; resolves once requests are answered. */
export async function startServer(config: Config, { clock }: { clock?: Clock } = {}): Promise<Running> {
  const folder = openFolder(config.dataDir)
  const https = config.publicUrl?.protocol === "https:"
  const services = createServices({
    db: folder.db,
    dataDir: config.dataDir,
    https,
    weatherUrl: config.weatherUrl,
    smtpUrl: config.smtpUrl,
    openai: config.openai,
    clock,
    publicUrl: config.publicUrl,
  })
  const pages = await createPages(services, { publicUrl: config.publicUrl })
  const app = createApp(services, { publicUrl: config.publicUrl, pages })
  app.listen({ port: config.port, hostname: config.host })
  services.jobs.start()
  // Not at once: it takes twenty milliseconds in which nothing is answered.
  setTimeout(rendering, 200)
  services.schedule.start()
  return {
    url: `http://${config.host === "0.0.0.0" || config.host === "127.0.0.1" ? "localhost" : config.host}:${app.server?.port}`,
    services,
    async stop() {
      services.schedule.stop()
      // First, so that no job begins with a reader that has stopped.
      const rest = services.jobs.stop()
      await services.scans.stop()
      await app.stop()
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
