import { readdirSync } from "node:fs"
import { join } from "node:path"

const mediaTypes: Record<string, string> = {
  js: "text/javascript; charset=utf-8",
  css: "text/css; charset=utf-8",
  svg: "image/svg+xml",
  png: "image/png",
  ico: "image/x-icon",
  woff: "font/woff",
  woff2: "font/woff2",
  txt: "text/plain; charset=utf-8",
  json: "application/json",
  webmanifest: "application/manifest+json",
}

/** Where the built client lies: inside the binary, or in dist beside the source. */
const builtClient = () =>
  Bun.isStandaloneExecutable ? join(import.meta.dir, "ui") : join(import.meta.dir, "../../dist/ui")

/**
 * Serves the built client: hashed names for a year, the rest checked each time; brotli or gzip as made by the build,
 * because nothing is compressed on the fly. Only files found at the start exist, so no path can lead elsewhere.
 */
export function openAssets(folder = builtClient()) {
  const names = new Set(
    readdirSync(folder, { recursive: true }).map((name) => String(name).replaceAll("\\", "/")),
  )
  const bodies = new Map<string, Promise<ArrayBuffer>>()

  function read(name: string): Promise<ArrayBuffer> {
    const body = bodies.get(name) ?? Bun.file(join(folder, name)).arrayBuffer()
    bodies.set(name, body)
    return body
  }

  return {
    /** Undefined when there is no such file. */
    async respond(path: string, request: Request): Promise<Response | undefined> {
      const name = path.slice(1)
      const mediaType = mediaTypes[name.slice(name.lastIndexOf(".") + 1)]
      if (!mediaType || !names.has(name)) return undefined
      const encoding = encodingFor(request, name, names)
      return new Response(await read(encoding ? `${name}.${encoding.suffix}` : name), {
        headers: {
          "content-type": mediaType,
          "cache-control": isHashed(name) ? "public, max-age=31536000, immutable" : "no-cache",
          vary: "accept-encoding",
          ...(encoding && { "content-encoding": encoding.name }),
        },
      })
    },
    text: async (name: string) => new TextDecoder().decode(await read(name)),
  }
}

const encodings = [
  { name: "br", suffix: "br" },
  { name: "gzip", suffix: "gz" },
]

function encodingFor(request: Request, name: string, names: Set<string>) {
  const accepted = (request.headers.get("accept-encoding") ?? "")
    .split(",")
    .map((part) => part.split(";")[0]!.trim())
  return encodings.find(
    (encoding) => accepted.includes(encoding.name) && names.has(`${name}.${encoding.suffix}`),
  )
}

/** `chunk-8f3kq2zd.js`, `archivo-5.3.0.woff2`: the name changes with the contents. */
const isHashed = (name: string) => /-(?:[a-z0-9]{8}|\d+\.\d+\.\d+)\.\w+$/.test(name)
