import { useSyncExternalStore } from "react"

/** How this device shows things; ui/theme.ts applies it before the first paint. */
const listeners = new Set<() => void>()
const root = () => document.documentElement

export function useDisplay() {
  const dark = useSyncExternalStore(subscribe, isDark)
  const outdoor = useSyncExternalStore(subscribe, isOutdoor)
  return { dark, outdoor, setDark, setOutdoor }
}

function setDark(on: boolean) {
  root().dataset.theme = on ? "dark" : "light"
  keep("waterpas.theme", on ? "dark" : "light")
}

function setOutdoor(on: boolean) {
  if (on) root().dataset.outdoor = "on"
  else delete root().dataset.outdoor
  keep("waterpas.outdoor", on ? "on" : "off")
}

const isOutdoor = () => root().dataset.outdoor === "on"
const isDark = () => {
  const { theme } = root().dataset
  return theme ? theme === "dark" : preference().matches
}

const preference = () => matchMedia("(prefers-color-scheme: dark)")

function subscribe(listener: () => void) {
  const query = preference()
  query.addEventListener("change", listener)
  listeners.add(listener)
  return () => {
    query.removeEventListener("change", listener)
    listeners.delete(listener)
  }
}

function keep(key: string, value: string) {
  try {
    localStorage.setItem(key, value)
  } catch {
    // Without storage it holds until the page is left.
  }
  for (const listener of listeners) listener()
}
