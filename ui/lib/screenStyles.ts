/** Of each module the stylesheet of its screens, by the module's name. The build puts it here; in tests there is none. */
declare const screenStyles: Record<string, string> | undefined
const built: Record<string, string> = typeof screenStyles === "undefined" ? {} : screenStyles

const started = new Map<string, Promise<void>>()

/** Fetches the looks of a module's screens, and of other modules that show a part there; each once. */
export function startStyles(...modules: string[]) {
  for (const module of modules) {
    const href = built[module]
    if (href && !started.has(module)) started.set(module, fetched(module, href))
  }
}

/** When all that was begun is there; one that could not be fetched may be asked for again. */
export const stylesReady = () => Promise.all(started.values())

function fetched(module: string, href: string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const link = document.createElement("link")
  link.rel = "stylesheet"
  link.href = href
  link.onload = () => resolve()
  link.onerror = () => {
    link.remove()
    started.delete(module)
    reject(new Error(`No styles at ${href}`))
  }
  document.head.append(link)
  return promise
}
