import { ChevronLeft, ChevronRight } from "lucide-react"
import { useTranslation } from "react-i18next"
import { today } from "#src/shared/calendar.ts"
import { addDays, type Day, mondayOf } from "#src/shared/days.ts"
import { BackLink } from "#ui/kit/BackLink.tsx"
import { LinkButton } from "#ui/kit/Button.tsx"
import { Loaded } from "#ui/kit/Loaded.tsx"
import { Skeleton } from "#ui/kit/Skeleton.tsx"
import { weekText } from "#ui/lib/dates.ts"
import { useScreen } from "#ui/lib/useScreen.ts"
import { useWide } from "#ui/lib/useWide.ts"
import { FollowButton } from "../FollowButton.tsx"
import { useWeeks } from "../hooks.ts"
import { PlanningTabs } from "../PlanningTabs.tsx"
import { Board } from "./Board.tsx"
import { boardPath, hrefOfBoard, type Length, lengths, stepOf, useBoardAddress } from "./boardAddress.ts"
import { PhoneDay } from "./PhoneDay.tsx"

/** Who works where, week after week: people down the side, days along the top. On a phone one day at a time. */
export default function BoardScreen() {
  const { t } = useTranslation()
  const { monday, weeks } = useBoardAddress()
  const wide = useWide()
  const shown = wide ? weeks : 1
  const week = useWeeks(monday, shown)
  useScreen(t("timeline.title"))
  const known = week.data?.monday === monday && week.data.days.length === 7 * shown
  const from = { ...week, data: week.error && !known ? undefined : week.data }
  return (
    <div className="board-screen">
      <BackLink href="/dashboard">{t("timeline.back")}</BackLink>
      <div className="board-head split">
        <div className="cluster">
          <h1>{t("timeline.title")}</h1>
          <p className="muted flush" role="status">
            {weekText({ from: monday, to: addDays(monday, 7 * shown - 3) })}
          </p>
        </div>
        <div className="cluster tight no-print">
          <Steps monday={monday} weeks={weeks} step={wide ? stepOf : byWeek} />
          {wide && <Lengths monday={monday} weeks={weeks} />}
          <PlanningTabs here="people" />
          <FollowButton />
        </div>
      </div>
      <Loaded from={from} skeleton={<Skeleton lines={8} height="3rem" />}>
        {(data) => (
          <div className={known ? undefined : "week-leaving"} aria-busy={!known}>
            {wide ? <Board week={data} /> : <PhoneDay key={data.monday} week={data} />}
          </div>
        )}
      </Loaded>
    </div>
  )
}

const byWeek = (monday: Day, _: Length, to: 1 | -1) => addDays(monday, 7 * to)

function Steps({
  monday,
  weeks,
  step,
}: {
  monday: Day
  weeks: Length
  step: (monday: Day, weeks: Length, to: 1 | -1) => Day
}) {
  const { t } = useTranslation()
  const now = mondayOf(today(() => new Date()))
  return (
    <nav className="cluster tight" aria-label={t("timeline.nav.label")}>
      <LinkButton
        href={hrefOfBoard(step(monday, weeks, -1), weeks)}
        aria-label={t("timeline.board.earlier")}
        className="week-step"
      >
        <ChevronLeft aria-hidden />
      </LinkButton>
      <LinkButton href={weeks === 6 ? boardPath : hrefOfBoard(now, weeks)}>
        {t("timeline.day.today")}
      </LinkButton>
      <LinkButton
        href={hrefOfBoard(step(monday, weeks, 1), weeks)}
        aria-label={t("timeline.board.later")}
        className="week-step"
      >
        <ChevronRight aria-hidden />
      </LinkButton>
    </nav>
  )
}

function Lengths({ monday, weeks }: { monday: Day; weeks: Length }) {
  const { t } = useTranslation()
  return (
    <nav className="link-tabs" aria-label={t("timeline.board.lengths")}>
      {lengths.map((length) => (
        <LinkButton
          key={length}
          href={hrefOfBoard(monday, length)}
          variant="plain"
          aria-current={length === weeks ? "page" : undefined}
        >
          {length === weeks ? t("timeline.board.weeks", { count: length }) : length}
        </LinkButton>
      ))}
    </nav>
  )
}
