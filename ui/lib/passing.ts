/** Something that screens tell as long as it is there; it is gone with the page. */
export function passing<Thing>() {
  const listeners = new Set<() => void>()
  let thing: Thing | undefined
  function tell(next: Thing | undefined) {
    thing = next
    for (const listener of listeners) listener()
  }
  return {
    get: () => thing,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    tell: (next: Thing) => tell(next),
    forget: () => tell(undefined),
  }
}
