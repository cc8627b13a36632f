import { useEffect, useRef } from "react"
import { useLocation } from "wouter"
import type { Draft } from "./draft.ts"
import { usePost } from "./post.ts"
import { addressOf } from "./steps.ts"

const tryAgainEvery = 30_000

/** Takes a waiting request to the office as soon as there is a way, and shows the proof when it has arrived. */
export default function Courier({ draft }: { draft: Draft }) {
  const { sender } = usePost()
  const [, navigate] = useLocation()
  const due = draft.outbox?.due ?? false
  const reference = draft.receipt?.reference
  const known = useRef(reference)

  useEffect(() => {
    if (!due) return
    const go = () => document.visibilityState === "visible" && navigator.onLine && void sender.deliver()
    go()
    const timer = setInterval(go, tryAgainEvery)
    addEventListener("online", go)
    document.addEventListener("visibilitychange", go)
    return () => {
      clearInterval(timer)
      removeEventListener("online", go)
      document.removeEventListener("visibilitychange", go)
    }
  }, [due, sender])

  useEffect(() => {
    if (reference && reference !== known.current) navigate(addressOf({ step: 4 }), { replace: true })
    known.current = reference
  }, [reference, navigate])

  return null
}
