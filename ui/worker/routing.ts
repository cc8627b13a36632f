import { keptMark } from "../lib/keptPage.ts"

/** What the worker answers: pages of the office and the files that it keeps. The rest goes by as if it weren't there. */
export function answered(
  { method, mode, url }: Pick<Request, "method" | "mode" | "url">,
  { origin, files, isOffice }: Kept,
): "page" | "file" | undefined {
  const asked = new URL(url)
  if (method !== "GET" || asked.origin !== origin) return undefined
  if (mode === "navigate") return isOffice(asked.pathname) ? "page" : undefined
  return files.has(asked.pathname) ? "file" : undefined
}

interface Kept {
  origin: string
  files: ReadonlySet<string>
  isOffice: (path: string) => boolean
}

export const cacheOf = (version: string) => `${prefix}${version}`
const prefix = "waterpas-shell-"

/** Those of earlier versions; what is not ours stays. */
export const outdated = (names: readonly string[], version: string) =>
  names.filter((name) => name.startsWith(prefix) && name !== cacheOf(version))

/**
 * The page as a device keeps it: that of nobody, marked, so that who was in last is looked up on the device. Throws
 * when it is of another version than the files, because the server was replaced in between.
 */
export function keptPage(page: string, version: string): string {
  const opening = `<html lang="nl" data-version="${version}"`
  if (!page.includes(opening)) throw new Error("The page is of another version than its files")
  return page.replace(opening, `${opening} ${keptMark}`)
}
