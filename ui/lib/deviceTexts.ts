const listeners = new Set<() => void>()
/** On a device that keeps nothing it holds until the page is left. */
const unkept = new Map<string, string>()

/** Short texts that this device keeps by name, the same in every tab. */
export const deviceTexts = {
  read(name: string): string | null {
    try {
      return unkept.get(name) ?? localStorage.getItem(name)
    } catch {
      return null
    }
  },
  keep(name: string, text: string) {
    try {
      localStorage.setItem(name, text)
      unkept.delete(name)
    } catch {
      unkept.set(name, text)
    }
    for (const listener of listeners) listener()
  },
  /** Hears of other tabs too. */
  subscribe(listener: () => void) {
    listeners.add(listener)
    addEventListener("storage", listener)
    return () => {
      listeners.delete(listener)
      removeEventListener("storage", listener)
    }
  },
}
