import type { Db } from "#db/open.ts"
import type { Config } from "../config.ts"
import type { Clock } from "../shared/clock.ts"
import { createApp } from "./app.ts"
import { stopModules } from "./compose.ts"
import { composeServer } from "./modules.ts"
import { createPages, rendering } from "./pages.ts"
import { createPlatform } from "./platform.ts"

/** Composes all modules on a database, with their routes and pages, and sets them to work. */
export async function composeApp(config: Config, { db, clock }: { db: Db; clock?: Clock }) {
  const { dataDir, publicUrl, weatherUrl, smtpUrl, openai } = config
  const outside = { publicUrl, weatherUrl, smtpUrl, openai }
  const server = composeServer(createPlatform({ db, dataDir, clock, outside }))
  const { jobs, schedule } = server.services
  const app = createApp(server, await createPages(server))
  jobs.start()
  // Not at once: it takes twenty milliseconds in which nothing is answered.
  setTimeout(rendering, 200)
  schedule.start()
  return {
    ...{ server, app },
    /** Resolves once the modules have stopped; the rest of the job at hand then still goes on. */
    async stop() {
      schedule.stop()
      // First, so that no job begins with a reader that has stopped.
      const rest = jobs.stop()
      await stopModules(server)
      return { rest }
    },
  }
}
