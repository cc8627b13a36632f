import { Printer } from "lucide-react"
import { useTranslation } from "react-i18next"
import { useWeekAddress } from "#modules/timeline/ui/useWeekAddress.ts"
import { WeekNav } from "#modules/timeline/ui/WeekNav.tsx"
import { today } from "#src/shared/calendar.ts"
import { mondayOf } from "#src/shared/days.ts"
import { reaches } from "#src/shared/roles.ts"
import { BackLink } from "#ui/kit/BackLink.tsx"
import { Button } from "#ui/kit/Button.tsx"
import { EmptyState } from "#ui/kit/EmptyState.tsx"
import { Loaded } from "#ui/kit/Loaded.tsx"
import { ScreenHead } from "#ui/kit/ScreenHead.tsx"
import { Skeleton } from "#ui/kit/Skeleton.tsx"
import { useSignedIn } from "#ui/lib/session.ts"
import { useScreen } from "#ui/lib/useScreen.ts"
import { sheetHref, useWhose, weeksHref } from "./addresses.ts"
import { useSheets } from "./hooks.ts"
import { PersonChoice } from "./PersonChoice.tsx"
import { WeekSheet } from "./sheet/WeekSheet.tsx"

/** A week of one person, to look over, print and sign; the office also has those of all at once. */
export default function WeekSheetScreen() {
  const { t } = useTranslation()
  const asked = useWeekAddress()
  const whose = useWhose()
  const manager = reaches(useSignedIn().role, "manager")
  const sheets = useSheets(asked, whose)
  useScreen(t("gps.week.sheet.title"))
  const monday = asked ?? mondayOf(today(() => new Date()))
  return (
    <div className="week-sheets">
      <BackLink href={manager ? weeksHref(asked) : "/gps-tracking"}>
        {t(manager ? "gps.week.sheet.backToWeeks" : "gps.week.sheet.backToTimer")}
      </BackLink>
      <div className="no-print">
        <ScreenHead title={t("gps.week.sheet.title")}>
          <Button variant="primary" onClick={() => print()}>
            <Printer aria-hidden size="1.2em" />
            {t("gps.week.sheet.print")}
          </Button>
        </ScreenHead>
        <div className="hours-nav toolbar">
          <WeekNav
            monday={monday}
            hrefOf={(week) => sheetHref(week, whose)}
            now={sheetHref(undefined, whose)}
          />
          {manager && <PersonChoice week={asked} whose={whose} />}
        </div>
      </div>
      <Loaded from={sheets} skeleton={<Skeleton lines={6} height="3rem" />}>
        {(known) =>
          known.length === 0 ? (
            <EmptyState title={t("gps.week.sheet.none")}>{t("gps.week.sheet.noneAll")}</EmptyState>
          ) : (
            known.map((sheet) => <WeekSheet key={sheet.accountId} sheet={sheet} />)
          )
        }
      </Loaded>
    </div>
  )
}
