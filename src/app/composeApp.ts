import type { Db } from "#db/open.ts"
import type { Config } from "../config.ts"
import { pathOf } from "../http/path.ts"
import type { Clock } from "../shared/clock.ts"
import { createApp } from "./app.ts"
import { stopModules } from "./compose.ts"
import { composeServer } from "./modules.ts"
import { createPages, rendering } from "./pages.ts"
import { createPlatform } from "./platform.ts"

/** Composes all modules on a database, with their routes and pages, and sets them to work. */
export async function composeApp(config: Config, { db, clock }: { db: Db; clock?: Clock }) {
  const { dataDir, publicUrl, weatherUrl, addressUrl, buildingUrl, smtpUrl, openai } = config
  const outside = { publicUrl, weatherUrl, addressUrl, buildingUrl, smtpUrl, openai }
  const server = composeServer(createPlatform({ db, dataDir, clock, outside }))
  const { jobs, schedule, eventLoop, stalls } = server.services
  const app = createApp(server, await createPages(server))
  jobs.start()
  // Not at once: it takes twenty milliseconds in which nothing is answered.
  setTimeout(rendering, 200)
  schedule.start()
  eventLoop.start()
  return {
    server,
    answer: (request: Request) => eventLoop.during(nameOf(request), () => app.fetch(request)),
    /** By whom requests come in: he knows their addresses. */
    servedBy(web: Bun.Server<unknown>) {
      app.server = web
    },
    /** Resolves once the modules have stopped; the rest of the job at hand then still goes on. */
    async stop() {
      schedule.stop()
      // First, so that no job begins with a reader that has stopped.
      const rest = jobs.stop()
      await stopModules(server)
      eventLoop.stop()
      stalls.stop()
      return { rest }
    },
  }
}

/** Without what was asked with it, and no longer than a line of the journal. */
const nameOf = ({ method, url }: Request) => `${method} ${pathOf(url).slice(0, longestName)}`
const longestName = 80
