import type { User } from "#modules/access/schema.ts"
import { isPublicPath, isStaffPath, redirects } from "#ui/paths.ts"
import type { ClientManifest } from "#ui/render.tsx"
import { openAssets } from "./http/assets.ts"
import { compressedFor } from "./http/compressed.ts"
import type { Services } from "./services.ts"
import { DomainError } from "./shared/errors.ts"

/** Rendered pages kept for visitors without a login; enough for every step of the wizard. */
const mostKept = 200

/** Answers every address outside /api: the built client's files, the pages for visitors and that of the office. */
export async function createPages({ access, settings }: Services, assets = openAssets()) {
  const manifest = JSON.parse(await assets.text("manifest.json")) as ClientManifest
  let kept = new Map<string, Promise<string>>()
  let keptFor = settings.get()

  function forVisitor(url: string): Promise<string> {
    if (keptFor !== settings.get() || kept.size >= mostKept) kept = new Map()
    keptFor = settings.get()
    const earlier = kept.get(url)
    if (earlier) return earlier
    const page = render(url, null)
    kept.set(url, page)
    page.catch(() => kept.delete(url))
    return page
  }

  const render = async (url: string, user: User | null) =>
    (await rendering()).renderPublicPage({ url, company: settings.publicCompany(), user, assets: manifest })

  async function html(request: Request, { path, query, user }: Address): Promise<Response> {
    const page = isStaffPath(path)
      ? (await rendering()).staffPage({ company: settings.publicCompany(), user, assets: manifest })
      : await (user ? render(path + query, user) : forVisitor(path + query))
    return compressedFor(request, page, {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-cache",
      vary: "accept-encoding, cookie",
    })
  }

  return async (request: Request): Promise<Response> => {
    const { pathname: path, search: query } = new URL(request.url)
    if (path === "/licenties") return (await assets.respond("/licenties.txt", request))!
    const file = path === "/manifest.json" ? undefined : await assets.respond(path, request)
    if (file) return file
    // A script of an earlier version, an icon we don't have: a page in its place would only confuse the browser.
    if (/\.\w+$/.test(path)) throw new DomainError("notFound", 404)
    const user = access.who(access.cookie.tokenIn(request))
    // Never the path as it came: '//elders.nl/' would lead to another site.
    const trimmed = `/${path.replace(/^\/+|\/+$/g, "")}`
    if (trimmed !== path) return redirectTo(trimmed + query)
    const elsewhere =
      redirects[path] ?? (isPublicPath(path) || isStaffPath(path) ? undefined : user ? "/dashboard" : "/")
    if (elsewhere) return redirectTo(elsewhere)
    return html(request, { path, query, user })
  }
}

const redirectTo = (location: string) => new Response(null, { status: 302, headers: { location } })

/** React is loaded apart from the start: calls and the health check are answered before it is there. */
export const rendering = () => import("#ui/render.tsx")

interface Address {
  path: string
  query: string
  user: User | null
}
