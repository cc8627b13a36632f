interface WorkItem {
  text: string
  /** As people count the lines of what they typed. */
  line: number
}

/** One work item per line; empty lines are only there to part them. */
export const workItemsIn = (typed: string): WorkItem[] =>
  typed.split(/\r?\n/).flatMap((raw, index) => {
    const text = raw.replaceAll("\t", " ").trim()
    return text ? [{ text, line: index + 1 }] : []
  })

/** Where a line stands in the text, to select it. */
export function rangeOf(typed: string, line: number): [start: number, end: number] {
  const lines = typed.split("\n")
  const start = lines.slice(0, line - 1).reduce((sum, before) => sum + before.length + 1, 0)
  return [start, start + (lines[line - 1]?.length ?? 0)]
}
