import { useSyncExternalStore } from "react"

/** What stands behind the # of the address; undefined on the server, which never gets to see it. */
export const useToken = (): string | undefined =>
  useSyncExternalStore<string | undefined>(
    subscribe,
    () => location.hash.slice(1),
    () => undefined,
  )

function subscribe(listener: () => void) {
  addEventListener("hashchange", listener)
  return () => removeEventListener("hashchange", listener)
}

/** The same page by another link. Going back would lead to one that no longer works. */
export const follow = (link: string) => location.replace(link)
