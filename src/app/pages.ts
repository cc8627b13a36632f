import { isPublicPath, isStaffPath, redirects } from "#ui/app/addresses.ts"
import { openAssets } from "../http/assets.ts"
import { compressedFor } from "../http/compressed.ts"
import { officePolicy } from "../http/headers.ts"
import type { ClientManifest } from "../shared/clientManifest.ts"
import { DomainError } from "../shared/errors.ts"
import type { Server } from "./compose.ts"
import type { Services } from "./modules.ts"

/** Rendered pages kept for visitors without a login; enough for every step of the wizard. */
const mostKept = 200
const minute = 60_000

/** Answers every address outside /api: the built client's files, the pages for visitors and that of the office. */
export async function createPages(
  {
    services: {
      access,
      settings,
      clock,
      outside: { publicUrl },
    },
    modules,
  }: Server<Services>,
  { assets = openAssets() } = {},
) {
  const manifest = JSON.parse(await assets.text("manifest.json")) as ClientManifest
  let kept = new Map<string, Promise<string>>()
  let keptFor = { settings: settings.get(), minute: 0 }

  const minuteNow = () => Math.floor(clock().getTime() / minute)

  /** Kept until the settings change or the minute is over: 'Nu open tot 18:00' is true to the minute. */
  function forVisitor(path: string, query: string): Promise<string> {
    const current = { settings: settings.get(), minute: minuteNow() }
    const stale = keptFor.settings !== current.settings || keptFor.minute !== current.minute
    if (stale || kept.size >= mostKept) kept = new Map()
    keptFor = current
    const earlier = kept.get(path + query)
    if (earlier) return earlier
    const page = render(path, query, null)
    kept.set(path + query, page)
    page.catch(() => kept.delete(path + query))
    return page
  }

  const render = async (path: string, query: string, user: User | null) =>
    (await rendering()).renderPublicPage({
      url: path + query,
      company: settings.publicCompany(),
      site: settings.siteContent(),
      now: new Date(minuteNow() * minute).toISOString(),
      ...Object.assign({}, ...modules.map((module) => module.extrasOf(path))),
      user,
      assets: manifest,
      origin: publicUrl?.origin,
    })

  async function html(request: Request, { path, query, user }: Address): Promise<Response> {
    const office = isStaffPath(path)
    const page = office
      ? (await rendering()).staffPage({
          ...{ company: settings.publicCompany(), user, assets: manifest },
          ownAccounts: access.hasOwnAccount(),
        })
      : await (user ? render(path, query, user) : forVisitor(path, query))
    const there = office || (await rendering()).isThere(path, settings.siteContent())
    return compressedFor(
      request,
      page,
      {
        "content-type": "text/html; charset=utf-8",
        "cache-control": "no-cache",
        vary: "accept-encoding, cookie",
        ...(office && { "content-security-policy": officePolicy }),
      },
      there ? 200 : 404,
    )
  }

  const files = new Map(modules.flatMap((module) => Object.entries(module.files)))

  return async (request: Request): Promise<Response> => {
    const { pathname: path, search: query, origin } = new URL(request.url)
    if (path === "/licenties") return (await assets.respond("/licenties.txt", request))!
    const file = path === "/manifest.json" ? undefined : await assets.respond(path, request)
    if (file) return file
    const made = files.get(path)?.({ origin: publicUrl?.origin ?? origin, icons: manifest.appIcons })
    if (made)
      return compressedFor(request, made.text, {
        "content-type": made.mediaType,
        "cache-control": "no-cache",
      })
    // A script of an earlier version, an icon we don't have: a page in its place would only confuse the browser.
    if (/\.\w+$/.test(path)) throw new DomainError("notFound", 404)
    const user = access.who(access.cookie.tokenIn(request))
    // Never the path as it came: '//elders.nl/' would lead to another site.
    const trimmed = `/${path.replace(/^\/+|\/+$/g, "")}`
    if (trimmed !== path) return redirectTo(trimmed + query)
    const elsewhere =
      redirects[path] ??
      (path === "/auth" && !user && !access.hasOwnAccount() ? "/dashboard" : undefined) ??
      (isPublicPath(path) || isStaffPath(path) ? undefined : user ? "/dashboard" : "/")
    if (elsewhere) return redirectTo(elsewhere)
    return html(request, { path, query, user })
  }
}

const redirectTo = (location: string) => new Response(null, { status: 302, headers: { location } })

/** React is loaded apart from the start: calls and the health check are answered before it is there. */
export const rendering = () => import("#ui/app/render.tsx")

type User = NonNullable<ReturnType<Services["access"]["who"]>>

interface Address {
  path: string
  query: string
  user: User | null
}
