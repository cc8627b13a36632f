import { useEffect, useRef, useSyncExternalStore } from "react"

const storeKey = "waterpas.shortcuts"
const listeners = new Set<() => void>()
let on = read()

/** Single letters as keys, for this device; whoever dictates or types past them switches them off (WCAG 2.1.4). */
export const useShortcuts = () =>
  useSyncExternalStore(
    subscribe,
    () => on,
    () => on,
  )

export function switchShortcuts(next: boolean) {
  on = next
  try {
    localStorage.setItem(storeKey, next ? "on" : "off")
  } catch {
    // Without storage it holds until the page is left.
  }
  for (const listener of listeners) listener()
}

/**
 * Listens to single keys on the whole page, but never while someone types. `dialogs`: how many lie open where these
 * keys count, so that a list below a dialog does not move; `any` for what lies over them all.
 */
export function useKeys(keys: Record<string, () => void>, dialogs: number | "any") {
  const latest = useRef(keys)
  latest.current = keys
  const active = useShortcuts()
  useEffect(() => {
    if (!active) return
    const press = (event: KeyboardEvent) => {
      const run = latest.current[event.key.toLowerCase()]
      if (!run || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      if (dialogs !== "any" && document.querySelectorAll("dialog[open]").length !== dialogs) return
      event.preventDefault()
      run()
    }
    document.addEventListener("keydown", press)
    return () => document.removeEventListener("keydown", press)
  }, [active, dialogs])
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches("input, textarea, select, [role=textbox]"))

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function read() {
  try {
    return localStorage.getItem(storeKey) !== "off"
  } catch {
    return true
  }
}
