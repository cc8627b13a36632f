import { isStaffPath } from "./app/addresses.ts"
import { answered, cacheOf, keptPage, outdated } from "./worker/routing.ts"
import type { PageRequest, WorkerScope } from "./worker/scope.ts"

/**
 * The worker of the office: opens its screens where the server can't be reached. It keeps files and a page without
 * anybody's name; what people may see comes from /api, which it never touches.
 */
const worker = globalThis as unknown as WorkerScope
const { version, files } = worker.shell
const kept = { origin: worker.location.origin, files: new Set(files), isOffice: isStaffPath }
const home = "/dashboard"
/** A page that takes longer is given from the device. */
const patience = 3_000

worker.addEventListener("install", (event) => event.waitUntil(install()))
worker.addEventListener("activate", (event) => event.waitUntil(activate()))
worker.addEventListener("fetch", (event) => {
  const what = answered(event.request, kept)
  if (what === "page") event.respondWith(page(event))
  if (what === "file") event.respondWith(file(event.request))
})
worker.addEventListener("message", (event) => {
  if (event.data === "version") event.ports[0]?.postMessage(version)
  // Only a page of this version asks for it: one of before would lose the scripts that it has not loaded yet.
  if (event.data === "activate") event.waitUntil(worker.skipWaiting())
})

async function install() {
  const cache = await caches.open(cacheOf(version))
  await Promise.all([keepPage(cache), ...files.map((path) => keepFile(cache, path))])
}

async function keepPage(cache: Cache) {
  const reply = await fetch(home, { credentials: "omit", cache: "no-store" })
  const headers = new Headers(reply.headers)
  for (const name of ["content-encoding", "content-length", "vary"]) headers.delete(name)
  await cache.put(home, new Response(keptPage(await reply.text(), version), { headers }))
}

/** Most files are those of the version before. */
async function keepFile(cache: Cache, path: string) {
  const reply = (await caches.match(path, { ignoreVary: true })) ?? (await fetch(path))
  if (!reply.ok) throw new Error(`${path} answers ${reply.status}`)
  await cache.put(path, reply)
}

async function activate() {
  const names = outdated(await caches.keys(), version)
  await Promise.all([
    ...names.map((name) => caches.delete(name)),
    worker.registration.navigationPreload?.enable(),
  ])
  await worker.clients.claim()
}

const fromDevice = (path: string) =>
  caches.match(path, { cacheName: cacheOf(version), ignoreVary: true, ignoreSearch: path === home })

const file = async (request: Request): Promise<Response> =>
  (await fromDevice(new URL(request.url).pathname)) ?? fetch(request)

async function page(event: PageRequest): Promise<Response> {
  const fresh = fromServer(event)
  try {
    const reply = await Promise.race([fresh, tooLong()])
    return reply.status < 500 ? reply : ((await fromDevice(home)) ?? reply)
  } catch {
    return (await fromDevice(home)) ?? fresh
  }
}

const fromServer = async ({ request, preloadResponse }: PageRequest): Promise<Response> =>
  (await preloadResponse) ?? fetch(request)

const tooLong = () =>
  new Promise<never>((_, reject) => setTimeout(() => reject(new Error("No page in time")), patience))
