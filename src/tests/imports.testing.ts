import { dirname, join, relative } from "node:path"

export interface Import {
  from: string
  /** As written. */
  specifier: string
  /** Path from the root when it is one of ours. */
  to: string | undefined
  typeOnly: boolean
  /** Loaded when it is asked for, not with the file. */
  later: boolean
}

const root = join(import.meta.dir, "../..")

/** The text of every source file, by its path from the root. */
export const sources = new Map<string, string>()
for await (const path of new Bun.Glob("{src,db,ui,modules}/**/*.{ts,tsx}").scan(root))
  if (!path.endsWith(".d.ts")) sources.set(path, await Bun.file(join(root, path)).text())

const files = new Map([...sources].map(([path, source]) => [path, importsOf(path, source)]))

export const imports = [...files.values()].flat()

/**
 * Every file that comes along with this one; those of which only types are used as well when `types` is set, and those
 * that are loaded later unless it is told not to.
 */
export function reachableFrom(entry: string, { types = false, later = true } = {}): Set<string> {
  const seen = new Set<string>()
  const visit = (path: string) => {
    if (seen.has(path)) return
    seen.add(path)
    for (const found of files.get(path) ?? [])
      if (found.to && (types || !found.typeOnly) && (later || !found.later)) visit(found.to)
  }
  visit(entry)
  return seen
}

/** The packages among them. */
export const packagesOf = (paths: Iterable<string>): string[] =>
  [...paths].flatMap((path) =>
    (files.get(path) ?? []).flatMap(({ specifier, to, typeOnly }) => (to || typeOnly ? [] : [specifier])),
  )

function importsOf(from: string, source: string): Import[] {
  const found: Import[] = []
  const pattern =
    /(?:^|\n)\s*(?:import|export)\s+(type\s)?[^"'`;]*?from\s+"([^"]+)"|\bimport\(\s*"([^"]+)"\s*\)|(?:^|\n)import\s+"([^"]+)"/g
  for (const [, typeOnly, named, dynamic, bare] of source.matchAll(pattern)) {
    const specifier = named ?? dynamic ?? bare!
    found.push({
      ...{ from, specifier, to: resolve(from, specifier) },
      ...{ typeOnly: typeOnly !== undefined, later: dynamic !== undefined },
    })
  }
  return found
}

function resolve(from: string, specifier: string): string | undefined {
  if (specifier.startsWith(".")) return relative(root, join(root, dirname(from), specifier))
  if (specifier.startsWith("#")) return specifier.slice(1)
  return undefined
}
