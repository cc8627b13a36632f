/** What the browser gives a service worker, as far as ours uses it: its types and those of a page exclude each other. */
export interface WorkerScope {
  /** Put before the script by the build. */
  shell: Shell
  location: Location
  clients: { claim(): Promise<void> }
  registration: { navigationPreload?: { enable(): Promise<void> } }
  skipWaiting(): Promise<void>
  addEventListener<Name extends keyof Events>(name: Name, act: (event: Events[Name]) => void): void
}

/** What a device keeps to open the office without a connection. */
export interface Shell {
  /** Another one for other files. */
  version: string
  files: string[]
}

export interface PageRequest extends Lasting {
  request: Request
  /** What the browser asked for while the worker started, if it can. */
  preloadResponse?: Promise<Response | undefined>
  respondWith(reply: Promise<Response>): void
}

interface Lasting {
  waitUntil(work: Promise<unknown>): void
}

interface Events {
  install: Lasting
  activate: Lasting
  fetch: PageRequest
  message: Lasting & { data: unknown; ports: readonly MessagePort[] }
}
