/** What auto-tracking last did, told on every screen until it is dismissed. */
export type AutoNotice =
  | { of: "started"; ref: string; name: string; here: boolean }
  | { of: "noDefault" }
  | { of: "undone" }

const listeners = new Set<() => void>()
let current: AutoNotice | undefined

function set(next: AutoNotice | undefined) {
  current = next
  for (const listener of listeners) listener()
}

export const autoNotice = {
  get: () => current,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  show: (notice: AutoNotice) => set(notice),
  forget: () => set(undefined),
}
