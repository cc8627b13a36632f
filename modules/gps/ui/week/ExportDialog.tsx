import { Download } from "lucide-react"
import { useTranslation } from "react-i18next"
import * as z from "zod/mini"
import { today } from "#src/shared/calendar.ts"
import { type Day, formatDay } from "#src/shared/days.ts"
import { defineForm } from "#ui/form/defineForm.tsx"
import { choice, day, select } from "#ui/form/kinds.tsx"
import { t } from "#ui/lib/i18n.ts"
import { saveFile } from "#ui/lib/saveFile.ts"
import { ExportOf } from "../../sheets/schema.ts"
import { api } from "./api.ts"
import { useProjectOptions } from "./ProjectChoice.tsx"
import { type Period, type PeriodName, periodNames, periodOf, wrongOf } from "./period.ts"
import type { Person } from "./WeekOfAll.tsx"

const formats = ["xlsx", "csv"] as const

/** The days are typed, or those of a period that is chosen by name. */
const sheet = defineForm(
  z.extend(ExportOf, { period: z.enum(periodNames), from: z.string(), to: z.string() }),
  {
    ...{ period: select<PeriodName>(), from: day, to: day, accountId: select(), projectId: select() },
    format: choice<ExportOf["format"]>(),
  },
  {
    id: "export",
    toCall: ({ accountId, projectId, ...rest }) => ({
      ...rest,
      accountId: accountId || undefined,
      projectId: projectId || undefined,
    }),
  },
)

/** Hours to take along: of which days, of whom, of what, and for which program. */
export function ExportDialog({
  shown,
  people,
  projectId,
  onClose,
}: {
  /** The Monday of the week one looks at. */
  shown: Day
  people: readonly Person[]
  projectId: number | undefined
  onClose: () => void
}) {
  const { t } = useTranslation()
  const now = today(() => new Date())
  const projects = useProjectOptions()
  const form = sheet.useForm({
    start: {
      ...{ period: "shown", ...periodOf("thisMonth", now, shown), format: "xlsx" },
      projectId: projectId === undefined ? "" : String(projectId),
    },
    check({ values: { period, from, to } }) {
      const wrong = period === "own" ? wrongOf({ from, to }) : {}
      return { from: wrong.from && t(wrong.from), to: wrong.to && t(wrong.to) }
    },
    send: ({ period, ...query }) =>
      api.export({ ...query, ...(period !== "own" && periodOf(period, now, shown)) }),
    done: "gps.week.export.done",
    failed: "gps.week.export.failed",
    onSaved(file) {
      saveFile(file)
      onClose()
    },
  })
  const period = sheet.useTyped("period", form) as PeriodName
  return (
    <sheet.Dialog
      form={form}
      onClose={onClose}
      title={t("gps.week.export.title")}
      save={
        <>
          <Download aria-hidden size="1.2em" />
          {t("gps.week.export.download")}
        </>
      }
      cancel={null}
      intro={<p className="muted">{t("gps.week.export.text")}</p>}
    >
      <sheet.Field
        name="period"
        label={t("gps.week.export.period")}
        hint={period !== "own" && spanText(periodOf(period, now, shown))}
        options={periodNames.map((value) => ({ value, label: t(`gps.week.export.periods.${value}`) }))}
      />
      {period === "own" && (
        <div className="field-pair">
          <sheet.Field name="from" label={t("gps.week.export.from")} />
          <sheet.Field name="to" label={t("gps.week.export.to")} />
        </div>
      )}
      <sheet.Field
        name="accountId"
        label={t("gps.week.export.person")}
        optional
        options={people.map(({ accountId, person: label }) => ({ value: String(accountId), label }))}
        empty={t("gps.week.export.everyone")}
      />
      <sheet.Field
        name="projectId"
        label={t("gps.week.project")}
        optional
        options={projects}
        empty={t("gps.week.allProjects")}
      />
      <sheet.Field
        name="format"
        label={t("gps.week.export.format")}
        options={formats.map((value) => ({
          value,
          label: t(`gps.week.export.formats.${value}`),
          hint: t(`gps.week.export.formatHints.${value}`),
        }))}
      />
    </sheet.Dialog>
  )
}

const spanText = ({ from, to }: Period) =>
  t("gps.week.export.span", { from: formatDay(from), to: formatDay(to) })
