import type { WarningKind } from "../schema.ts"
import { purchases as nl } from "./nl.ts"
import type { Warning } from "./schema.ts"

/** One thing to see before posting, at the field it is about; `values` fill the holes of its sentence. */
export function warning(kind: WarningKind, field: string, values: Record<string, string> = {}): Warning {
  const text = nl.warning[kind].replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? "")
  return { kind, field, text }
}
