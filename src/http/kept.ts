import { Elysia } from "elysia"
import type { Db } from "#db/open.ts"
import { today } from "../shared/calendar.ts"
import type { Clock } from "../shared/clock.ts"
import type { Role } from "../shared/roles.ts"

/** Room for the largest lists, and for what is asked of them; beyond it all is thrown away and made again. */
const mostCharacters = 16e6

export type KeptReplies = ReturnType<typeof keptReplies>

/**
 * `kept: true` on a GET route: its reply is made once and given again until anything is written to the database
 * or the day ends. For lists that screens poll, and only where the reply is the same for everyone of the same role.
 */
export function keptReplies(db: Db, clock: Clock) {
  const counter = db.$client.query<{ total: number }, []>("SELECT total_changes() AS total")
  const replies = new Map<string, string>()
  let characters = 0
  let madeAt = -1
  // What was written after the handler looked must count as new, so the count is taken before it.
  const begun = new WeakMap<Request, { key: string; changes: number }>()

  function forget() {
    replies.clear()
    characters = 0
  }

  function keep(key: string, text: string) {
    characters += key.length + text.length
    if (characters > mostCharacters) forget()
    else replies.set(key, text)
  }

  return new Elysia({ name: "http.kept" }).macro({
    kept: {
      beforeHandle(context) {
        const { request } = context
        const { me } = context as { me?: { role: Role } }
        // Whose reply it would be isn't known, so it is nobody else's.
        if (!me) return
        const changes = counter.get()!.total
        if (changes !== madeAt) forget()
        madeAt = changes
        const key = `${me.role} ${today(clock)} ${request.url}`
        const text = replies.get(key)
        if (text !== undefined) return jsonOf(text)
        begun.set(request, { key, changes })
      },
      mapResponse({ request, responseValue, set }) {
        if (responseValue instanceof Response) return responseValue
        const asked = begun.get(request)
        // A refusal comes by here too.
        if (!asked || (set.status !== undefined && set.status !== 200)) return
        const text = JSON.stringify(responseValue)
        if (asked.changes === madeAt) keep(asked.key, text)
        return jsonOf(text)
      },
    },
  })
}

const jsonOf = (text: string) => new Response(text, { headers: { "content-type": "application/json" } })
