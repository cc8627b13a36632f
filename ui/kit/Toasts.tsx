import { lazy, Suspense, useSyncExternalStore } from "react"
import { toasts } from "../lib/toast.ts"

const ToastView = lazy(() => import("./ToastView.tsx"))
const nothing = () => undefined

/** The toast region. Its code is loaded with the first toast, so that a first view does not carry it. */
export function Toasts() {
  const first = useSyncExternalStore(toasts.subscribe, () => toasts.get().history.at(-1), nothing)
  if (!first) return null
  return (
    <Suspense>
      <ToastView />
    </Suspense>
  )
}
