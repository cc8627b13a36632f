import { openFolder } from "../folder.ts"
import { type Server, stopModules } from "./compose.ts"
import { demoClock, fillDemo } from "./demo.ts"
import { composeServer, type Services } from "./modules.ts"
import { createPlatform } from "./platform.ts"

/**
 * An invented company in a data folder that nobody serves yet: who signed in while its past is told would have done so
 * in the past, and be out as soon as it is over. `and` comes last, before the folder is let go.
 */
export async function fillFolder(
  dataDir: string,
  {
    clock = demoClock(),
    and,
  }: { clock?: ReturnType<typeof demoClock>; and?: (services: Services) => unknown } = {},
) {
  const opened = openFolder(dataDir)
  const server: Server<Services> = composeServer(createPlatform({ db: opened.db, dataDir, clock }))
  const { jobs } = server.services
  // Invoices are posted once they were read.
  jobs.start()
  await fillDemo(server, clock)
  await and?.(server.services)
  const ended = jobs.stop()
  await stopModules(server)
  await ended
  opened.close()
}
