import { useMemo } from "react"
import type { LineInput } from "../../../quotations/content.schema.ts"

/** Sentences by line and field; a line without any has none at all, so that its row stays as it is. */
export function useFaults(lines: readonly LineInput[], errors: Readonly<Record<string, string>>) {
  return useMemo(() => {
    const found = new Map<string, Record<string, string>>()
    for (const [path, sentence] of Object.entries(errors)) {
      const [, index, field] = /^lines\.(\d+)\.(\w+)$/.exec(path) ?? []
      const line = lines[Number(index)]
      if (line && field) found.set(line.id, { ...found.get(line.id), [field]: sentence })
    }
    return found
  }, [lines, errors])
}
