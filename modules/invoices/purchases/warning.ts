import { filled } from "#src/shared/filled.ts"
import type { WarningKind } from "../schema.ts"
import { purchases as nl } from "./nl.ts"
import type { Warning } from "./schema.ts"

/** One thing to see before posting, at the field it is about; `values` fill the holes of its sentence. */
export function warning(kind: WarningKind, field: string, values: Record<string, string> = {}): Warning {
  return { kind, field, text: filled(nl.warning[kind], values) }
}
