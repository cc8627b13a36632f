import { join, relative } from "node:path"

const root = join(import.meta.dir, "../..")

/** What the bundler tells of its output, by path. */
export type Outputs = Record<
  string,
  { imports: { path: string; kind: string }[]; entryPoint?: string; cssBundle?: string }
>

/** The address of what was made of a source file. */
export const fileOf = (outputs: Outputs, source: string): string => {
  const found = Object.keys(outputs).find((path) => !path.endsWith(".css") && isFrom(outputs[path]!, source))
  if (!found) throw new Error(`The build made nothing of ${source}`)
  return fileAt(found)
}
const isFrom = ({ entryPoint }: Outputs[string], source: string) =>
  entryPoint !== undefined && relative(root, join(process.cwd(), entryPoint)) === source

/** Of all the styles that an entry imports, also by way of others. */
export function styleOf(outputs: Outputs, entry: string): string {
  const { cssBundle } =
    Object.values(outputs).find((output) => output.cssBundle && isFrom(output, entry)) ?? {}
  if (!cssBundle) throw new Error(`${entry} imports no styles`)
  return fileAt(cssBundle)
}

/** Of a stylesheet that is an entry itself. */
export function styleFileOf(outputs: Outputs, source: string): string {
  const found = Object.keys(outputs).find((path) => path.endsWith(".css") && isFrom(outputs[path]!, source))
  if (!found) throw new Error(`The build made nothing of ${source}`)
  return fileAt(found)
}

/** Where a browser finds what was made. */
export const fileAt = (path: string) => path.replace(/^\.?\/?/, "/")

/** Everything a script imports at once, and what that imports; not what it loads later. */
export function importsOf(outputs: Outputs, file: string, seen = new Set<string>()): string[] {
  const output = Object.entries(outputs).find(([path]) => fileAt(path) === file)?.[1]
  for (const { path, kind } of output?.imports ?? []) {
    const next = fileAt(path)
    if (kind !== "import-statement" || seen.has(next)) continue
    seen.add(next)
    importsOf(outputs, next, seen)
  }
  return [...seen].filter((path) => path !== file)
}

/** A script with all that it may ever load, also later. */
export function reachableFrom(outputs: Outputs, file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return [...seen]
  seen.add(file)
  const output = Object.entries(outputs).find(([path]) => fileAt(path) === file)?.[1]
  for (const { path } of output?.imports ?? []) reachableFrom(outputs, fileAt(path), seen)
  return [...seen]
}

export const lazyScreens = (outputs: Outputs): Record<string, string[]> =>
  Object.fromEntries(
    Object.values(outputs)
      .filter(({ entryPoint }) => entryPoint?.includes("modules/"))
      .map(({ entryPoint }) => {
        const source = relative(root, join(process.cwd(), entryPoint!))
        const file = fileOf(outputs, source)
        return [source, [file, ...importsOf(outputs, file)]]
      }),
  )
