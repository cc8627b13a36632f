import { Download } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { today } from "#src/shared/calendar.ts"
import { type Day, formatDay } from "#src/shared/days.ts"
import { Button } from "#ui/kit/Button.tsx"
import { DateField } from "#ui/kit/DateField.tsx"
import { Dialog } from "#ui/kit/Dialog.tsx"
import { RadioGroup } from "#ui/kit/RadioGroup.tsx"
import { Select } from "#ui/kit/Select.tsx"
import { saveFile } from "#ui/lib/saveFile.ts"
import { useAction } from "#ui/lib/useAction.ts"
import { api } from "./api.ts"
import { useProjectOptions } from "./ProjectChoice.tsx"
import { type Period, type PeriodName, periodNames, periodOf, wrongOf } from "./period.ts"
import type { Person } from "./WeekOfAll.tsx"

const formats = ["xlsx", "csv"] as const

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
  const [name, setName] = useState<PeriodName>("shown")
  const [own, setOwn] = useState<Period>(() => periodOf("thisMonth", now, shown))
  const [person, setPerson] = useState("")
  const [project, setProject] = useState(projectId === undefined ? "" : String(projectId))
  const [format, setFormat] = useState<(typeof formats)[number]>("xlsx")
  const [tried, setTried] = useState(false)
  const projects = useProjectOptions()
  const save = useAction(api.export, { done: "gps.week.export.done", failed: "gps.week.export.failed" })
  const period = name === "own" ? own : periodOf(name, now, shown)
  const wrong = name === "own" && tried ? wrongOf(own) : {}

  async function download() {
    setTried(true)
    if (name === "own" && Object.keys(wrongOf(own)).length > 0) return
    const file = await save.act({
      ...period,
      format,
      accountId: person ? Number(person) : undefined,
      projectId: project ? Number(project) : undefined,
    })
    if (!file) return
    saveFile(file)
    onClose()
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t("gps.week.export.title")}
      actions={
        <Button variant="primary" busy={save.busy} onClick={download}>
          <Download aria-hidden size="1.2em" />
          {t("gps.week.export.download")}
        </Button>
      }
    >
      <p className="muted">{t("gps.week.export.text")}</p>
      <Select
        id="export-period"
        label={t("gps.week.export.period")}
        hint={name !== "own" && spanText(period)}
        value={name}
        onChange={(chosen) => setName(chosen as PeriodName)}
        options={periodNames.map((value) => ({ value, label: t(`gps.week.export.periods.${value}`) }))}
      />
      {name === "own" && (
        <div className="hours-period">
          <DateField
            id="export-from"
            label={t("gps.week.export.from")}
            value={own.from}
            error={wrong.from && t(wrong.from)}
            onChange={(from) => setOwn({ ...own, from })}
          />
          <DateField
            id="export-to"
            label={t("gps.week.export.to")}
            value={own.to}
            error={wrong.to && t(wrong.to)}
            onChange={(to) => setOwn({ ...own, to })}
          />
        </div>
      )}
      <Select
        id="export-person"
        label={t("gps.week.export.person")}
        optional
        value={person}
        onChange={setPerson}
        options={people.map(({ accountId, person: label }) => ({ value: String(accountId), label }))}
        empty={t("gps.week.export.everyone")}
      />
      <Select
        id="export-project"
        label={t("gps.week.project")}
        optional
        value={project}
        onChange={setProject}
        options={projects}
        empty={t("gps.week.allProjects")}
      />
      <RadioGroup
        id="export-format"
        legend={t("gps.week.export.format")}
        value={format}
        onChange={(chosen) => setFormat(chosen as (typeof formats)[number])}
        options={formats.map((value) => ({
          value,
          label: t(`gps.week.export.formats.${value}`),
          hint: t(`gps.week.export.formatHints.${value}`),
        }))}
      />
    </Dialog>
  )

  function spanText({ from, to }: Period) {
    return t("gps.week.export.span", { from: formatDay(from), to: formatDay(to) })
  }
}
