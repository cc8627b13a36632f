import {
  CalendarClock,
  Check,
  ChevronRight,
  CircleDot,
  Clock,
  CloudUpload,
  TriangleAlert,
  Undo2,
} from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Link } from "wouter"
import { dayOf } from "#src/shared/calendar.ts"
import { addDays } from "#src/shared/days.ts"
import { formatWeekday } from "#src/shared/dayWords.ts"
import { Badge } from "#ui/kit/Badge.tsx"
import { Button, LinkButton } from "#ui/kit/Button.tsx"
import { Card } from "#ui/kit/Card.tsx"
import { EmptyState } from "#ui/kit/EmptyState.tsx"
import { formatTime } from "#ui/lib/format.ts"
import { hoursText } from "#ui/lib/hoursText.ts"
import { t } from "#ui/lib/i18n.ts"
import { byDay, type DayOfRows, type RowOfDay } from "./days.ts"
import { whatOf } from "./itemText.ts"
import { Removed } from "./Removed.tsx"
import type { Row } from "./rows.ts"

const shownAtFirst = 5

/** The last four weeks by day; each day's total is the sum of what stands under it. */
export function Sessions({ rows }: { rows: readonly Row[] }) {
  const { t } = useTranslation()
  const [all, setAll] = useState(false)
  const days = byDay(rows.filter(({ removedAt }) => removedAt === null))
  return (
    <Card
      title={t("gps.timer.sessions.title")}
      className="sessions"
      aside={<LinkButton href="/gps-tracking/invoeren">{t("gps.timer.sessions.add")}</LinkButton>}
    >
      {days.length === 0 && (
        <EmptyState icon={CalendarClock} title={t("gps.timer.sessions.empty")}>
          {t("gps.timer.sessions.emptyText")}
        </EmptyState>
      )}
      {(all ? days : days.slice(0, shownAtFirst)).map((day) => (
        <DaySessions key={day.day} of={day} />
      ))}
      {!all && days.length > shownAtFirst && (
        <Button wide onClick={() => setAll(true)}>
          {t("gps.timer.sessions.more")}
        </Button>
      )}
      <Removed />
    </Card>
  )
}

function DaySessions({ of: { day, minutes, rows } }: { of: DayOfRows }) {
  const { t } = useTranslation()
  const now = dayOf(new Date())
  const name =
    day === now
      ? t("gps.timer.sessions.today")
      : day === addDays(now, -1)
        ? t("gps.timer.sessions.yesterday")
        : formatWeekday(day)
  return (
    <section className="session-day">
      <h3 className="split flush">
        <span>{name}</span>
        <span className="session-total">{t("gps.timer.sessions.total", { hours: hoursText(minutes) })}</span>
      </h3>
      <ul className="plain">
        {rows.map((part) => (
          <Session key={part.row.ref} part={part} />
        ))}
      </ul>
    </section>
  )
}

function Session({ part }: { part: RowOfDay }) {
  const { row, minutes } = part
  const facts = (
    <>
      <span className="session-what">{whatOf(row)}</span>
      <span className="session-hours">{row.status === "incomplete" ? "?" : hoursText(minutes)}</span>
      <span className="session-times muted">{timesText(part)}</span>
      <span className="session-badges cluster tight">
        <SessionBadges row={row} />
      </span>
    </>
  )
  return (
    <li>
      {row.known ? (
        <Link href={`/gps-tracking/${row.id}`} className="session">
          {facts}
          <ChevronRight aria-hidden size="1.3em" className="session-go" />
        </Link>
      ) : (
        <div className="session">{facts}</div>
      )}
    </li>
  )
}

const looks = {
  active: [CircleDot, "info"],
  completed: [Check, "neutral"],
  incomplete: [TriangleAlert, "warn"],
} as const
const reviewLooks = {
  open: [Clock, "neutral"],
  approved: [Check, "ok"],
  rejected: [Undo2, "bad"],
} as const

export function SessionBadges({ row }: { row: Row }) {
  const { t } = useTranslation()
  const [icon, tone] = looks[row.status]
  const [reviewIcon, reviewTone] = reviewLooks[row.review]
  return (
    <>
      <Badge tone={tone} icon={icon}>
        {t(`gps.status.${row.status}`)}
      </Badge>
      {row.status !== "active" && !row.waiting && (
        <Badge tone={reviewTone} icon={reviewIcon}>
          {t(`gps.review.${row.review}`)}
        </Badge>
      )}
      {row.corrected && <Badge>{t("gps.timer.sessions.corrected")}</Badge>}
      {row.waiting && (
        <Badge tone="warn" icon={CloudUpload}>
          {t("gps.timer.sessions.unsent")}
        </Badge>
      )}
    </>
  )
}

function timesText({ row, fromBefore, goesOn }: RowOfDay): string {
  const from = fromBefore ? t("gps.timer.sessions.fromBefore") : formatTime(row.startTime)
  const to = goesOn
    ? t("gps.timer.sessions.goesOn")
    : row.endTime
      ? formatTime(row.endTime)
      : t(row.status === "active" ? "gps.timer.sessions.untilNow" : "gps.timer.sessions.unknownEnd")
  const free = row.breakMinutes > 0 && !fromBefore
  return `${from} – ${to}${free ? `, ${t("gps.timer.sessions.breaks", { minutes: row.breakMinutes })}` : ""}`
}
