import { t } from "#ui/lib/i18n.ts"
import type { Work } from "./work.ts"

/** As somebody called it, else 'Lengte 2': the second of its kind. */
export function nameOfMeasure({ measures }: Work, index: number): string {
  const { kind, name } = measures[index]!
  if (name.trim()) return name.trim()
  const number = measures.slice(0, index + 1).filter((each) => each.kind === kind).length
  return `${t(`intake.perspective.tool.${kind}`)} ${number}`
}
