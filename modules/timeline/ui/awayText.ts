import { t } from "#ui/lib/i18n.ts"
import type { TimelineWeek } from "../schema.ts"

type Away = TimelineWeek["away"][number]

/** 'vakantie', and 'afwezig' for who may not know why. */
export const awayText = (kind: Away["kind"]): string =>
  (kind === null ? t("absence.away") : t(`absence.kind.${kind}`)).toLowerCase()

/** 'Vakantie', 'Vakantie, ochtend', 'Vakantie gevraagd' */
export function leaveText({ kind, part, asked }: Away): string {
  const why = kind === null ? t("absence.away") : t(`absence.kind.${kind}`)
  if (asked) return t("absence.awayAsked", { kind: why })
  if (part === "day") return why
  const half = t(`absence.part.${part}`).toLowerCase()
  return t("absence.halfOf", { kind: why, part: half })
}
