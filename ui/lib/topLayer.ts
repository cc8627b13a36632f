import { useSyncExternalStore } from "react"

/** Open dialogs, the newest last: what lies outside it can't be reached, so a toast must appear inside it. */
let layers: readonly HTMLElement[] = []
const listeners = new Set<() => void>()

export function enterTopLayer(dialog: HTMLElement) {
  change([...layers, dialog])
  return () => change(layers.filter((layer) => layer !== dialog))
}

export const useTopLayer = (): HTMLElement | undefined =>
  useSyncExternalStore(subscribe, () => layers.at(-1), nothing)

const nothing = () => undefined

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function change(next: readonly HTMLElement[]) {
  layers = next
  for (const listener of listeners) listener()
}
