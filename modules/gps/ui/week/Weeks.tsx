import { CheckCheck, Download, Printer } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { useWeekAddress } from "#modules/timeline/ui/useWeekAddress.ts"
import { WeekNav } from "#modules/timeline/ui/WeekNav.tsx"
import { today } from "#src/shared/calendar.ts"
import { type Day, mondayOf } from "#src/shared/days.ts"
import { BackLink } from "#ui/kit/BackLink.tsx"
import { Button, LinkButton } from "#ui/kit/Button.tsx"
import { Loaded } from "#ui/kit/Loaded.tsx"
import { ScreenHead } from "#ui/kit/ScreenHead.tsx"
import { Skeleton } from "#ui/kit/Skeleton.tsx"
import { useScreen } from "#ui/lib/useScreen.ts"
import { sheetHref, useAskedProject, weeksHref } from "./addresses.ts"
import { ExportDialog } from "./ExportDialog.tsx"
import { useOverview } from "./hooks.ts"
import { ProjectChoice } from "./ProjectChoice.tsx"
import { WeekOfAll } from "./WeekOfAll.tsx"

/** The hours of everyone, a week at a time. */
export default function Weeks() {
  const { t } = useTranslation()
  const asked = useWeekAddress()
  const projectId = useAskedProject()
  const overview = useOverview(asked, projectId)
  const [exporting, setExporting] = useState(false)
  useScreen(t("gps.week.title"))
  const monday = asked ?? mondayOf(today(() => new Date()))
  return (
    <div className="hours-weeks">
      <BackLink href="/dashboard">{t("gps.week.back")}</BackLink>
      <ScreenHead title={t("gps.week.title")}>
        <Actions monday={monday} onExport={() => setExporting(true)} />
      </ScreenHead>
      <div className="hours-nav toolbar">
        <WeekNav
          monday={monday}
          hrefOf={(week) => weeksHref(week, projectId)}
          now={weeksHref(undefined, projectId)}
        />
        <ProjectChoice week={asked} projectId={projectId} />
      </div>
      <Loaded from={overview} skeleton={<Skeleton lines={6} height="3.5rem" />}>
        {(known) => (
          <div
            className={known.monday === monday ? undefined : "week-leaving"}
            aria-busy={known.monday !== monday}
          >
            <WeekOfAll overview={known} projectId={projectId} />
          </div>
        )}
      </Loaded>
      {exporting && (
        <ExportDialog
          shown={monday}
          people={overview.data?.people ?? []}
          projectId={projectId}
          onClose={() => setExporting(false)}
        />
      )}
    </div>
  )
}

function Actions({ monday, onExport }: { monday: Day; onExport: () => void }) {
  const { t } = useTranslation()
  return (
    <>
      <LinkButton variant="primary" href="/uren/goedkeuren">
        <CheckCheck aria-hidden size="1.2em" />
        {t("gps.week.approve")}
      </LinkButton>
      <LinkButton href={sheetHref(monday, "everyone")}>
        <Printer aria-hidden size="1.2em" />
        {t("gps.week.sheets")}
      </LinkButton>
      <Button onClick={onExport}>
        <Download aria-hidden size="1.2em" />
        {t("gps.week.export.open")}
      </Button>
    </>
  )
}
