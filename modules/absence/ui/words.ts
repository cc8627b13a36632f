import { spanText } from "#ui/lib/dates.ts"
import { t } from "#ui/lib/i18n.ts"
import type { Absence, AbsenceKind, AbsencePart } from "../schema.ts"

/** 'Vakantie', 'Vakantie, ochtend' */
export function kindText({ kind, part }: { kind: AbsenceKind; part: AbsencePart }): string {
  const whole = t(`absence.kind.${kind}`)
  if (part === "day") return whole
  const half = t(`absence.part.${part}`).toLowerCase()
  return t("absence.halfOf", { kind: whole, part: half })
}

/** 'wo 18 nov t/m vr 20 nov', 'sinds wo 18 nov' of what lasts. */
export const whenText = ({ from, to }: Pick<Absence, "from" | "to">): string =>
  to === null ? t("absence.since", { day: spanText({ from, to: from }) }) : spanText({ from, to })

/** '5 dagen', '1,5 dagen', 'een halve dag' */
export function daysText(halfDays: number): string {
  if (halfDays === 1) return t("absence.halfDay")
  const count = halfDays / 2
  return t("absence.days", { count, formatted: String(count).replace(".", ",") })
}
