import { Elysia } from "elysia"
import type { Db } from "#db/open.ts"
import { today } from "../shared/calendar.ts"
import type { Clock } from "../shared/clock.ts"
import type { Role } from "../shared/roles.ts"

/** Enough for every filter of every list; a reply is thrown away when another takes its place. */
const mostKept = 50

export type KeptReplies = ReturnType<typeof keptReplies>

/**
 * `kept: true` on a GET route: its reply is made once and given again until anything is written to the database
 * or the day ends. For lists that screens poll, and only where the reply is the same for everyone of the same role.
 */
export function keptReplies(db: Db, clock: Clock) {
  const counter = db.$client.query<{ total: number }, []>("SELECT total_changes() AS total")
  const replies = new Map<string, { changes: number; text: string }>()
  const changesNow = () => counter.get()!.total
  // What was written after the handler looked must count as new, so the count is taken before it.
  const begun = new WeakMap<Request, { key: string; changes: number }>()

  return new Elysia({ name: "http.kept" }).macro({
    kept: {
      beforeHandle(context) {
        const { request } = context
        const { me } = context as { me?: { role: Role } }
        const key = `${me?.role ?? ""} ${today(clock)} ${request.url}`
        const reply = replies.get(key)
        const now = changesNow()
        if (reply?.changes === now) return jsonOf(reply.text)
        begun.set(request, { key, changes: now })
      },
      mapResponse({ request, responseValue, set }) {
        if (responseValue instanceof Response) return responseValue
        const asked = begun.get(request)
        // A refusal comes by here too.
        if (!asked || (set.status !== undefined && set.status !== 200)) return
        const text = JSON.stringify(responseValue)
        if (replies.size >= mostKept) replies.clear()
        replies.set(asked.key, { changes: asked.changes, text })
        return jsonOf(text)
      },
    },
  })
}

const jsonOf = (text: string) => new Response(text, { headers: { "content-type": "application/json" } })
