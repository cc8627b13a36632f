import { useEffect, useRef, useState } from "react"
import { useLocation } from "wouter"

/** Asks before a link, the Back button or closing the tab throws away what is not saved. */
export function useLeaveGuard(dirty: boolean) {
  const [, navigate] = useLocation()
  const [leave, setLeave] = useState<{ go: () => void }>()
  const free = useRef(false)

  useEffect(() => {
    if (!dirty) return
    free.current = false
    const stop = new AbortController()
    const { signal } = stop
    const ask = (go: () => void) => setLeave({ go })

    addEventListener("beforeunload", (event) => free.current || event.preventDefault(), { signal })
    document.addEventListener(
      "click",
      (event) => {
        const to = free.current ? undefined : addressLedTo(event)
        if (!to) return
        event.preventDefault()
        event.stopPropagation()
        ask(() => navigate(to))
      },
      { signal, capture: true },
    )
    // Without it, in older browsers, going back is the one way out that does not ask.
    globalThis.navigation?.addEventListener(
      "navigate",
      (event) => {
        if (free.current || event.navigationType !== "traverse" || !event.cancelable) return
        event.preventDefault()
        const { key } = event.destination
        ask(() => navigation.traverseTo(key))
      },
      { signal },
    )
    return () => stop.abort()
  }, [dirty, navigate])

  return {
    asked: leave !== undefined,
    stay: () => setLeave(undefined),
    leave() {
      free.current = true
      setLeave(undefined)
      leave?.go()
    },
  }
}

/** The address of a plain click on a link that replaces this page; undefined for every other click. */
function addressLedTo(event: MouseEvent): string | undefined {
  const link = event.target instanceof Element ? event.target.closest("a") : null
  if (!link || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
  const elsewhere =
    link.origin !== location.origin || link.target === "_blank" || link.hasAttribute("download")
  const samePage = link.pathname === location.pathname && link.search === location.search
  return elsewhere || samePage ? undefined : `${link.pathname}${link.search}${link.hash}`
}
