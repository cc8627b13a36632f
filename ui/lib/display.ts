import { useSyncExternalStore } from "react"

export const themes = ["light", "dark", "device"] as const
type Theme = (typeof themes)[number]
/** Compact holds for a mouse only: a thumb needs the room. */
export const densities = ["compact", "roomy"] as const
type Density = (typeof densities)[number]

/** How this device shows things; ui/theme.ts applies it before the first paint. */
export function useDisplay() {
  const theme = useSyncExternalStore(subscribe, themeNow)
  const density = useSyncExternalStore(subscribe, densityNow)
  const outdoor = useSyncExternalStore(subscribe, isOutdoor)
  return { theme, density, outdoor, setTheme, setDensity, setOutdoor }
}

const setTheme = (theme: Theme) => set("theme", theme === "device" ? undefined : theme)
const setDensity = (density: Density) => set("density", density === "roomy" ? "roomy" : undefined)
const setOutdoor = (on: boolean) => set("outdoor", on ? "on" : undefined)

const themeNow = (): Theme => (root().dataset.theme as "light" | "dark" | undefined) ?? "device"
const densityNow = (): Density => (root().dataset.density === "roomy" ? "roomy" : "compact")
const isOutdoor = () => root().dataset.outdoor === "on"

/** Undefined: as the device has it. */
function set(name: "theme" | "density" | "outdoor", value: string | undefined) {
  if (value === undefined) delete root().dataset[name]
  else root().dataset[name] = value
  try {
    if (value === undefined) localStorage.removeItem(`waterpas.${name}`)
    else localStorage.setItem(`waterpas.${name}`, value)
  } catch {
    // Without storage it holds until the page is left.
  }
  for (const listener of listeners) listener()
}

const root = () => document.documentElement
const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
