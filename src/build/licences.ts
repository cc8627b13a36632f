import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"

interface Manifest {
  name: string
  version: string
  license?: string | { type: string }
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

/**
 * The licences of everything that is shipped: each production dependency, and theirs, as installed under `root`.
 * Sorted, so that the same lock file gives the same text.
 */
export function thirdPartyLicences(root: string): string {
  const own = manifestIn(root)!
  const found = new Map<string, string>()
  const visit = (name: string, from: string) => {
    const folder = resolve(name, from)
    const manifest = folder && manifestIn(folder)
    if (!folder || !manifest) return
    const id = `${manifest.name} ${manifest.version}`
    if (found.has(id)) return
    found.set(id, notice(folder, manifest))
    for (const next of Object.keys({ ...manifest.dependencies, ...manifest.optionalDependencies }))
      visit(next, folder)
  }
  for (const name of Object.keys(own.dependencies ?? {})) visit(name, root)
  const entries = [...found].sort(([a], [b]) => a.localeCompare(b, "en"))
  return [
    "Waterpas bevat de onderstaande programma's van anderen, onder hun eigen licentie.",
    `Deze lijst (${entries.length} pakketten) is gemaakt uit wat er bij het bouwen was geïnstalleerd.`,
    "De Bun-runtime zelf: MIT, met JavaScriptCore (LGPL-2.1) en andere onderdelen; zie bun.sh/docs/project/licensing.",
    "",
    ...entries.map(([, text]) => text),
  ].join("\n")
}

/** Whose work a package carries inside of it without a licence beside it. */
const carried: Record<string, string> = {
  unpdf:
    "Bevat PDF.js. Copyright Mozilla Foundation, Apache-2.0: de tekst van die licentie staat bij tesseract.js.",
}

function notice(folder: string, manifest: Manifest): string {
  const licence =
    typeof manifest.license === "object" ? manifest.license.type : (manifest.license ?? "onbekend")
  const files = readdirSync(folder).filter((name) => /^(licen[cs]e|notice|copying)(\.|-|$)/i.test(name))
  const texts = files.sort().map((name) => readFileSync(join(folder, name), "utf8").trim())
  const title = `${manifest.name} ${manifest.version} (${licence})`
  return [`${title}\n${"=".repeat(title.length)}`, ...texts, carried[manifest.name] ?? ""].join("\n\n")
}

/** Where `name` is found from `folder`, upwards, as the module loader does. */
function resolve(name: string, folder: string): string | undefined {
  for (let at = folder; ; at = join(at, "..")) {
    const candidate = join(at, "node_modules", name)
    if (existsSync(join(candidate, "package.json"))) return candidate
    if (at === join(at, "..")) return undefined
  }
}

function manifestIn(folder: string): Manifest | undefined {
  const path = join(folder, "package.json")
  return existsSync(path) ? (JSON.parse(readFileSync(path, "utf8")) as Manifest) : undefined
}
