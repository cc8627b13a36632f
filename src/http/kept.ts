import { promisify } from "node:util"
import zlib from "node:zlib"
import { Elysia } from "elysia"
import type { Db } from "#db/open.ts"
import { writesIn } from "#db/writes.ts"
import { apart } from "../jobs/portions.ts"
import { today } from "../shared/calendar.ts"
import type { Clock } from "../shared/clock.ts"
import type { Role } from "../shared/roles.ts"
import { longJson } from "./longReply.ts"

/** Room for the largest lists, and for what is asked of them; beyond it all is thrown away and made again. */
const mostBytes = 16e6

/** What is shorter is sent sooner than it is compressed. */
const worthCompressing = 20_000

export type KeptReplies = ReturnType<typeof keptReplies>

/**
 * `kept: true` on a GET route: its reply is made once and given again until anything is written to the database
 * or the day ends. For lists that screens poll, and only where the reply is the same for everyone of the same role.
 */
export function keptReplies(db: Db, clock: Clock) {
  const writes = writesIn(db)
  const replies = new Map<string, Reply>()
  let bytes = 0
  let madeAt = -1
  // What was written after the handler looked must count as new, so the count is taken before it.
  const begun = new WeakMap<Request, { key: string; changes: number }>()

  function forget() {
    replies.clear()
    bytes = 0
  }

  function keep(key: string, reply: Reply) {
    bytes += key.length + reply.json.length
    if (bytes > mostBytes) forget()
    else replies.set(key, reply)
  }

  return new Elysia({ name: "http.kept" }).macro({
    kept: {
      // An arrow: Elysia reads its own handlers, and says of a minified method that it can't.
      beforeHandle: async (context) => {
        const { request } = context
        const { me } = context as { me?: { role: Role } }
        // Whose reply it would be isn't known, so it is nobody else's.
        if (!me) return
        const changes = writes()
        if (changes !== madeAt) forget()
        madeAt = changes
        const key = `${me.role} ${today(clock)} ${request.url}`
        const reply = replies.get(key)
        if (reply) return responseFor(request, reply)
        begun.set(request, { key, changes })
      },
      async mapResponse({ request, responseValue, set }) {
        if (responseValue instanceof Response) return responseValue
        const asked = begun.get(request)
        // A refusal comes by here too.
        if (!asked || (set.status !== undefined && set.status !== 200)) return
        const json = await longJson(responseValue)
        const etag = await apart(() => `W/"${Bun.hash(json).toString(36)}"`)
        const reply: Reply = { json, etag }
        if (asked.changes === madeAt) keep(asked.key, reply)
        return responseFor(request, reply)
      },
    },
  })
}

/** Compressed when a browser first asks for it so, and kept with what it was. */
interface Reply {
  json: Uint8Array<ArrayBuffer>
  etag: string
  gzip?: Promise<Buffer<ArrayBuffer>>
}

async function responseFor(request: Request, reply: Reply): Promise<Response> {
  const headers = { "content-type": "application/json", vary: "accept-encoding", etag: reply.etag }
  if (request.headers.get("if-none-match") === reply.etag) return new Response(null, { status: 304, headers })
  const compressed =
    reply.json.length >= worthCompressing && /\bgzip\b/.test(request.headers.get("accept-encoding") ?? "")
  if (!compressed) return new Response(reply.json, { headers })
  reply.gzip ??= beside(reply.json)
  return new Response(await reply.gzip, { headers: { ...headers, "content-encoding": "gzip" } })
}

/** Not on the main thread; at a level that takes a third of the time of the usual one for what is hardly longer. */
const beside = (json: Uint8Array): Promise<Buffer<ArrayBuffer>> => promisify(zlib.gzip)(json, { level: 2 })
