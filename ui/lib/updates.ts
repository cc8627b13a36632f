import { pageVersion } from "./keptPage.ts"

/** Whether the server has a newer version of the screens than this page. */
let outdated = false
const listeners = new Set<() => void>()
const hour = 3600_000
/** What the page reads for itself goes before what the worker fetches for later. */
const afterLoading = 2_000

export const updates = {
  get: () => outdated,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}

/**
 * Puts the worker in place that keeps the screens of the office on this device, once the page has what it needs. A new
 * version is told, never put in place under what someone is typing; see ui/sw.ts.
 */
export function startUpdates() {
  // Only over https, or on the machine itself.
  if (!navigator.serviceWorker) return
  const register = () => void navigator.serviceWorker.register("/sw.js").then(watch, () => {})
  const start = () => void setTimeout(register, afterLoading)
  if (document.readyState === "complete") start()
  else addEventListener("load", start, { once: true })
}

function watch(registration: ServiceWorkerRegistration) {
  const { serviceWorker } = navigator
  let looked = Date.now()
  void compare(registration.waiting)
  follow(registration.installing)
  registration.addEventListener("updatefound", () => follow(registration.installing))
  // Another tab may have put it in place.
  serviceWorker.addEventListener("controllerchange", () => void compare(serviceWorker.controller))
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden" || Date.now() - looked < hour) return
    looked = Date.now()
    void registration.update().catch(() => {})
  })
}

const follow = (fresh: ServiceWorker | null) =>
  fresh?.addEventListener("statechange", () => fresh.state === "installed" && void compare(fresh))

/** A page that is as new as the worker lets it begin; an older one says that it is old. */
async function compare(worker: ServiceWorker | null) {
  if (!worker) return
  if ((await versionOf(worker)) === pageVersion()) return worker.postMessage("activate")
  outdated = true
  for (const listener of listeners) listener()
}

const versionOf = (worker: ServiceWorker) =>
  new Promise<unknown>((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }) => resolve(data)
    worker.postMessage("version", [port2])
  })
