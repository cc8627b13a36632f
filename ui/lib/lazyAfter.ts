import { lazy } from "react"
import { stylesReady } from "./screenStyles.ts"

/** React's `lazy` for screens that need what `load` brings, such as their texts and styles: all are fetched at once. */
export function lazyAfter(load: () => Promise<unknown>): typeof lazy {
  return (screen) =>
    lazy(async () => {
      const [loaded] = await Promise.all([screen(), load().then(stylesReady)])
      return loaded
    })
}
