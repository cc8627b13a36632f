import { useSyncExternalStore } from "react"

const query = () => matchMedia("(min-width: 40rem)")

/** Whether there is room for more than a phone's single column. */
export const useWide = () => useSyncExternalStore(subscribe, () => query().matches)

function subscribe(listener: () => void) {
  const media = query()
  media.addEventListener("change", listener)
  return () => media.removeEventListener("change", listener)
}
