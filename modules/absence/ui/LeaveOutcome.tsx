import { useTranslation } from "react-i18next"
import { Notice } from "#ui/kit/Notice.tsx"
import { halfDaysIn } from "../leaveDays.ts"
import type { AbsencePart, AbsenceYear, LeaveKind } from "../schema.ts"
import type { LeaveTexts } from "./AskLeave.tsx"
import { daysText } from "./words.ts"

/** What is asked comes to so many days of work, after which so many are left of his vacation. Told while one fills in. */
export function LeaveOutcome({
  of: { balances, closed, year },
  texts,
  kind,
  accountId,
  days: { from, to, part },
}: {
  of: AbsenceYear
  texts: Pick<LeaveTexts, "left" | "short">
  kind: LeaveKind
  accountId: number
  days: { from: string; to: string; part: AbsencePart }
}) {
  const { t } = useTranslation()
  const balance = balances.find(({ person }) => person.id === accountId)
  const patterns = balance?.workDays.patterns ?? []
  const whole = isDay(from) && isDay(to) && from <= to && to < `${Number(from.slice(0, 4)) + 2}`
  const halves = whole ? halfDaysIn({ from, to, part: from === to ? part : "day" }, closed, { patterns }) : 0
  // Of another year than the one that is shown, what is left is not known here.
  const known = kind === "vacation" && from.startsWith(String(year)) && to.startsWith(String(year))
  const left = balance && known ? balance.right - balance.taken - balance.asked - halves : undefined
  const name = balance?.person.name ?? ""
  return (
    <>
      <p role="status">
        {whole &&
          (halves > 0 ? t("absence.ask.outcome", { days: daysText(halves) }) : t("absence.ask.noWork"))}{" "}
        {halves > 0 && left !== undefined && left >= 0 && t(texts.left, { name, days: daysText(left) })}
      </p>
      <Notice tone="warn">
        {halves > 0 && left !== undefined && left < 0 && t(texts.short, { name, days: daysText(-left) })}
      </Notice>
    </>
  )
}

export const isDay = (typed: string) => /^\d{4}-\d{2}-\d{2}$/.test(typed)
