import { useTranslation } from "react-i18next"
import { Reminders } from "#modules/gps/ui/approval/Reminders.tsx"
import { reaches } from "#src/shared/roles.ts"
import { BackLink } from "#ui/kit/BackLink.tsx"
import { Button, LinkButton } from "#ui/kit/Button.tsx"
import { Loaded } from "#ui/kit/Loaded.tsx"
import { Notice } from "#ui/kit/Notice.tsx"
import { ScreenHead } from "#ui/kit/ScreenHead.tsx"
import { Skeleton } from "#ui/kit/Skeleton.tsx"
import { formatDayInWords } from "#ui/lib/format.ts"
import { useSignedIn } from "#ui/lib/session.ts"
import { useScreen } from "#ui/lib/useScreen.ts"
import { DayBoard } from "./DayBoard.tsx"
import { useDay } from "./useDay.ts"

/** The end of a day: one list that says whether it is really done. */
export default function DailyChecklist() {
  const { t } = useTranslation()
  const { role } = useSignedIn()
  const { day, isPast, goToToday, read, shown, tick, sending } = useDay()
  useScreen(t("checklist.title"))
  return (
    <div className="stack roomy">
      <BackLink href="/dashboard">{t("checklist.back")}</BackLink>
      <ScreenHead title={t("checklist.title")}>
        <LinkButton href="/daily-checklist/dagen">{t("checklist.past.title")}</LinkButton>
        {reaches(role, "owner") && (
          <LinkButton href="/daily-checklist/punten">{t("checklist.toItems")}</LinkButton>
        )}
      </ScreenHead>
      <Reminders />
      <Notice tone="info">
        {isPast && (
          <div className="split">
            <span>{t("checklist.midnight", { day: formatDayInWords(day) })}</span>
            <Button className="button-small" onClick={goToToday}>
              {t("checklist.toToday")}
            </Button>
          </div>
        )}
      </Notice>
      <Loaded from={read} skeleton={<Skeleton lines={8} height="3.5rem" />}>
        {(known) => <DayBoard key={day} day={shown(known)} tick={tick} sending={sending} />}
      </Loaded>
    </div>
  )
}
