import { useRef } from "react"
import { useSearchParams } from "wouter"
import { type MessageState, messageStates } from "../schema.ts"

/** What the office looks at, kept in the address: which state, what is searched for, which message is open. */
export interface MessageView {
  state: MessageState
  search: string
  openId: number | undefined
  seek: (search: string) => void
  open: (id: number) => void
  close: () => void
  stateHref: (state: MessageState) => string
  messageHref: (id: number) => string
}

const slugs: Record<MessageState, string> = {
  new: "nieuw",
  read: "gelezen",
  answered: "beantwoord",
  spam: "spam",
}

export function useMessageView(): MessageView {
  const [params, setParams] = useSearchParams()
  const pushed = useRef(false)

  const changed = (change: Record<string, string>) => {
    const next = new URLSearchParams(params)
    for (const [key, value] of Object.entries(change))
      if (value) next.set(key, value)
      else next.delete(key)
    return next
  }

  return {
    state: messageStates.find((each) => slugs[each] === params.get("status")) ?? "new",
    search: params.get("zoek") ?? "",
    openId: Number(params.get("bericht")) || undefined,
    seek: (zoek) => setParams(changed({ zoek }), { replace: true }),
    open(id) {
      setParams(changed({ bericht: String(id) }))
      pushed.current = true
    },
    close() {
      if (pushed.current) history.back()
      else setParams(changed({ bericht: "" }), { replace: true })
      pushed.current = false
    },
    stateHref: (state) => `?${changed({ status: slugs[state], bericht: "" })}`,
    messageHref: (id) => `?${changed({ bericht: String(id) })}`,
  }
}
