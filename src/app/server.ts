import type { Config } from "../config.ts"
import { layBallast } from "../files/space.ts"
import { openFolder } from "../folder.ts"
import { securityHeaders } from "../http/headers.ts"
import { journal } from "../http/journal.ts"
import type { Clock } from "../shared/clock.ts"
import type { Server } from "./compose.ts"
import type { composeApp } from "./composeApp.ts"
import { wellnessOf } from "./health.ts"
import { listen } from "./listen.ts"
import type { Services } from "./modules.ts"

export interface Running {
  url: string
  /** Whether there is no account yet. */
  isNew: boolean
  /** All modules at work. That takes most of the time to start, so they are composed when someone first asks for them. */
  composed(): Promise<Server<Services>>
  /** Lets requests and the job at hand finish, writes the database back and closes it. */
  stop(): Promise<void>
}

/** Milliseconds. */
const lastMoment = 1_500

type Whole = Awaited<ReturnType<typeof composeApp>>

/** Starts on a data folder, and answers from then on. */
export function startServer(config: Config, { clock }: { clock?: Clock } = {}): Running {
  const { db, close } = openFolder(config.dataDir)
  const isWell = wellnessOf(db)
  let composing: Promise<Whole> | undefined
  let whole: Whole | undefined

  function composed(): Promise<Whole> {
    composing ??= import("./composeApp.ts").then(({ composeApp }) => composeApp(config, { db, clock }))
    return composing.then((composed) => {
      composed.servedBy(web)
      whole = composed
      return composed
    })
  }

  async function answerFirst(request: Request): Promise<Response> {
    if (!composing && isHealthCheck(request) && isWell()) return wellReply(config)
    return (await composed()).answer(request)
  }

  /** Lets requests finish that are here; who is still sending his after a moment is cut off. */
  async function endRequests() {
    const cutOff = setTimeout(() => web.stop(true), lastMoment)
    await web.stop()
    clearTimeout(cutOff)
  }

  const web = listen(config, (request) => (whole ? whole.answer(request) : answerFirst(request)))
  // Before anyone is answered: the first request may be the one that fills the disk.
  layBallast()
  return {
    url: `http://${config.host === "0.0.0.0" || config.host === "127.0.0.1" ? "localhost" : config.host}:${web.port}`,
    isNew: !isWell(),
    composed: async () => (await composed()).server,
    async stop() {
      const quiet = endRequests()
      // Who asks first while nothing is composed yet is answered.
      if (!composing) await quiet
      const stopped = await (await composing)?.stop()
      await quiet
      await stopped?.rest
      close()
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

const isHealthCheck = ({ method, url }: Request) =>
  method === "GET" && new URL(url).pathname === "/api/health"

/** As the route itself says it. */
const wellReply = ({ publicUrl }: Config) =>
  Response.json(
    { ok: true },
    { headers: { ...securityHeaders(publicUrl?.protocol === "https:"), "cache-control": "no-store" } },
  )
