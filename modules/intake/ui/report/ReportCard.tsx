import { Download } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import { Card } from "#ui/kit/Card.tsx"
import { CheckboxGroup } from "#ui/kit/CheckboxGroup.tsx"
import { Segmented } from "#ui/kit/Segmented.tsx"
import { saveFile } from "#ui/lib/saveFile.ts"
import { useAction } from "#ui/lib/useAction.ts"
import { useOutgoing } from "#ui/outbox/useOutbox.ts"
import { photoCategories } from "../../photos/schema.ts"
import { mostReported, type ReportFormat, reportFormats } from "../../report/schema.ts"
import { type Shot, useShots } from "../photos/shots.ts"
import { api } from "./api.ts"

const choices = ["all", "none", "some"] as const
type Which = (typeof choices)[number]

/** All that was taken, as a document; with which photos is for who asks. */
export function ReportCard({ project }: { project: number }) {
  const { t } = useTranslation()
  const photos = useShots(project).data?.filter(({ photo }) => photo) ?? []
  const waiting = useOutgoing().some(({ payload }) => (payload as { project?: number }).project === project)
  const [which, setWhich] = useState<Which>("all")
  const [categories, setCategories] = useState<string[]>([])
  const there = photoCategories.filter((category) => photos.some((photo) => photo.category === category))
  const wanted = { all: undefined, none: [], some: categories }[which]
  const unavailable =
    (which === "some" && categories.length === 0 && t("intake.visit.report.chooseFirst")) ||
    (countOf(photos, wanted) > mostReported && t("intake.visit.report.tooMany", { most: mostReported }))
  return (
    <Card title={t("intake.visit.report.title")} className="stack">
      <p>{t("intake.visit.report.text")}</p>
      {photos.length > 0 && (
        <Segmented
          legend={t("intake.visit.report.photos")}
          options={choices
            .filter((value) => value !== "some" || there.length > 0)
            .map((value) => ({ value, label: t(`intake.visit.report.which.${value}`) }))}
          value={which}
          onChange={setWhich}
        />
      )}
      {which === "some" && (
        <CheckboxGroup
          id="verslag-fotos"
          legend={t("intake.visit.report.categories")}
          options={there.map((value) => ({ value, label: t(`intake.photos.category.${value}`) }))}
          value={categories}
          onChange={setCategories}
        />
      )}
      {unavailable && <p className="field-hint">{unavailable}</p>}
      {waiting && <p className="muted">{t("intake.visit.report.waiting")}</p>}
      <div className="cluster">
        {reportFormats.map((format) => (
          <DownloadReport key={format} {...{ project, format, unavailable }} photos={wanted} />
        ))}
      </div>
    </Card>
  )
}

const countOf = (photos: readonly Shot[], wanted: readonly string[] | undefined) =>
  photos.filter(({ category }) => !wanted || (category !== null && wanted.includes(category))).length

interface DownloadReportProps {
  project: number
  format: ReportFormat
  photos: readonly string[] | undefined
  unavailable: string | false
}

function DownloadReport({ project, format, photos, unavailable }: DownloadReportProps) {
  const { t } = useTranslation()
  const made = useAction(async () => saveFile(await api.report(project, format, photos)), {
    failed: "intake.visit.report.failed",
  })
  return (
    <Button
      busy={made.busy}
      busyLabel={t("intake.visit.report.busy")}
      unavailable={unavailable}
      onClick={() => void made.act()}
    >
      <Download aria-hidden size="1.2em" />
      {t(`intake.visit.report.${format}`)}
    </Button>
  )
}
