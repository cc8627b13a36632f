import { type ComponentType, useEffect, useState, useSyncExternalStore } from "react"
import { toasts } from "../lib/toast.ts"

const nothing = () => undefined

/**
 * The toast region. Its code is loaded with the first toast, so that a first view does not carry it. Without a
 * connection that fails: then the page stays as it is, and the next toast tries again.
 */
export function Toasts() {
  const latest = useSyncExternalStore(toasts.subscribe, () => toasts.get().history.at(-1), nothing)
  const [view, setView] = useState<{ View: ComponentType }>()
  useEffect(() => {
    if (latest && !view) import("./ToastView.tsx").then(({ default: View }) => setView({ View }), nothing)
  }, [latest, view])
  return view ? <view.View /> : null
}
