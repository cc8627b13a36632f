import { useTranslation } from "react-i18next"
import * as z from "zod/mini"
import { formatDay } from "#src/shared/days.ts"
import { defineForm } from "#ui/form/defineForm.tsx"
import { day, select } from "#ui/form/kinds.tsx"
import { t } from "#ui/lib/i18n.ts"
import { offerUndo } from "#ui/lib/undo.ts"
import type { LeaveBalance } from "../../schema.ts"
import { halfDaysAWeek, patternOn, withPattern } from "../../workDays/pattern.ts"
import { type DayKind, dayKinds, type WorkDays, WorkPattern } from "../../workDays/schema.ts"
import { api } from "../api.ts"
import { absenceTouches } from "../hooks.ts"
import { daysText } from "../words.ts"
import { nameOfWeekday, workDaysText } from "../workDaysText.ts"

const Kind = z.enum(dayKinds)
const names = ["monday", "tuesday", "wednesday", "thursday", "friday"] as const

/** A field for each day, and from when. */
const pattern = defineForm(
  z.strictObject({
    since: WorkPattern.shape.since,
    ...{ monday: Kind, tuesday: Kind, wednesday: Kind, thursday: Kind, friday: Kind },
  }),
  {
    since: day,
    ...{ monday: select<DayKind>(), tuesday: select<DayKind>(), wednesday: select<DayKind>() },
    ...{ thursday: select<DayKind>(), friday: select<DayKind>() },
  },
  { id: "pattern", label: (name) => (name === "since" ? t("absence.workDays.since") : labelOf(name)) },
)

function labelOf(name: (typeof names)[number]): string {
  const weekday = nameOfWeekday(names.indexOf(name))
  return weekday[0]!.toUpperCase() + weekday.slice(1)
}

/** On which days of the week somebody works, from a day on. */
export function WorkDaysDialog({
  of: { person, workDays },
  today,
  close,
}: {
  of: LeaveBalance
  today: string
  close: () => void
}) {
  const { t } = useTranslation()
  const { patterns } = workDays
  const start = patternOn(patterns, today)
  const form = pattern.useForm({
    start: { since: today, ...Object.fromEntries(names.map((name, at) => [name, start[at]])) },
    check: ({ values }) => ({
      monday: names.every((name) => isFree(values[name])) && "absence.noWorkDay",
    }),
    send: async ({ since, ...days }) => {
      const changed = withPattern(
        patterns,
        since,
        names.map((name) => days[name]),
      )
      const call = { accountId: person.id, patterns: changed, version: workDays.version }
      offerBack(person, workDays, await api.setWorkDays(call))
    },
    refreshes: absenceTouches,
    onSaved: close,
  })
  const later = patterns.filter(({ since }) => since > today)
  const options = dayKinds.map((kind) => ({ value: kind, label: t(`absence.workDays.kind.${kind}`) }))
  return (
    <pattern.Dialog
      form={form}
      onClose={close}
      title={t("absence.workDays.titleOf", { name: person.name })}
      failed={t("absence.workDays.failed")}
      save={t("absence.balances.save")}
    >
      <pattern.Field name="since" hint={later.length > 0 ? t("absence.workDays.sinceHint") : undefined} />
      {later.map(({ since, days }) => (
        <p key={since} className="muted flush">
          {t("absence.workDays.later", {
            day: formatDay(since),
            days: workDaysText(days) || t("absence.workDays.all"),
          })}
        </p>
      ))}
      {names.map((name) => (
        <pattern.Field key={name} name={name} options={options} />
      ))}
      <Outcome />
    </pattern.Dialog>
  )
}

/** How many days a week that is, and what the law gives for it. */
function Outcome() {
  const { t } = useTranslation()
  const days = [
    pattern.useTyped("monday"),
    pattern.useTyped("tuesday"),
    pattern.useTyped("wednesday"),
    pattern.useTyped("thursday"),
    pattern.useTyped("friday"),
  ]
  const halves = halfDaysAWeek(days as DayKind[])
  return (
    <p role="status">
      {halves > 0 && t("absence.workDays.outcome", { days: daysText(halves), right: daysText(4 * halves) })}
    </p>
  )
}

const isFree = (kind: DayKind | undefined) => kind === "off" || kind === "school"

function offerBack(person: LeaveBalance["person"], before: WorkDays, { version }: WorkDays) {
  offerUndo({
    said: t("absence.workDays.done", { name: person.name }),
    back: () => api.setWorkDays({ accountId: person.id, patterns: before.patterns, version }),
    refreshes: absenceTouches,
    undone: t("absence.undone"),
    failed: t("absence.undoFailed"),
  })
}
