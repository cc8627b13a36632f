/** What a field for files takes; see `accept` of an input. */
export interface FileRules {
  accept: readonly string[]
  multiple: boolean
  maxBytes: number
}
type Named = Pick<File, "name" | "type" | "size">
export interface Refused<F extends Named = File> {
  file: F
  reason: "kind" | "tooLarge" | "empty" | "tooMany"
}

/** Keeps apart what fits: the browser holds dropped and pasted files against no rule. */
export function sift<F extends Named>(
  files: readonly F[],
  rules: FileRules,
): { chosen: F[]; refused: Refused<F>[] } {
  const chosen: F[] = []
  const refused: Refused<F>[] = []
  for (const file of files) {
    const reason = reasonAgainst(file, chosen.length, rules)
    if (reason) refused.push({ file, reason })
    else chosen.push(file)
  }
  return { chosen, refused }
}

function reasonAgainst(file: Named, already: number, { accept, multiple, maxBytes }: FileRules) {
  if (!accept.some((rule) => fits(file, rule))) return "kind"
  if (file.size === 0) return "empty"
  if (file.size > maxBytes) return "tooLarge"
  return already > 0 && !multiple ? "tooMany" : undefined
}

function fits({ name, type }: Named, rule: string) {
  if (rule.startsWith(".")) return name.toLowerCase().endsWith(rule)
  return rule.endsWith("/*") ? type.startsWith(rule.slice(0, -1)) : type === rule
}

/** '380 kB', '1,4 MB' */
export function sizeText(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1000))} kB`
  return `${(bytes / 1_000_000).toLocaleString("nl-NL", { maximumFractionDigits: 1 })} MB`
}

/** '1.434 KB': always in KB, as files are compared in a file manager. */
export const kilobytes = (bytes: number): string =>
  `${Math.max(1, Math.round(bytes / 1024)).toLocaleString("nl-NL")}\u00a0KB`

/** A limit as it was set: 25 of 25 * 1024 * 1024. */
export const megabytes = (bytes: number): string =>
  (bytes / 1024 / 1024).toLocaleString("nl-NL", { maximumFractionDigits: 1 })
