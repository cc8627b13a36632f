import type { Span } from "./worked.ts"

/** What is left of a stretch of time without others, in order. Empty when they cover it. */
export function gapsIn({ from, to }: Span, others: readonly Span[]): Span[] {
  const gaps: Span[] = []
  let begin: string | null = from
  const real = others.filter((other) => other.from !== other.to)
  for (const other of real.toSorted((a, b) => (a.from < b.from ? -1 : 1))) {
    if (begin === null || (to !== null && other.from >= to)) break
    if (other.to !== null && other.to <= begin) continue
    if (other.from > begin) gaps.push({ from: begin, to: other.from })
    begin = other.to
  }
  if (begin !== null && (to === null || begin < to)) gaps.push({ from: begin, to })
  return gaps
}
