import { lazy } from "react"

/** React's `lazy` for screens that need what `load` brings, such as their texts: both are fetched at once. */
export function lazyAfter(load: () => Promise<unknown>): typeof lazy {
  return (screen) =>
    lazy(async () => {
      const [loaded] = await Promise.all([screen(), load()])
      return loaded
    })
}
