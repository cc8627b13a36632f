import { useTranslation } from "react-i18next"
import { Card } from "#ui/kit/Card.tsx"
import { formatMoment } from "#ui/lib/format.ts"
import { hoursText } from "#ui/lib/hoursText.ts"
import { accuracyText } from "../device/accuracy.ts"
import { whatOf } from "./itemText.ts"
import type { Row } from "./rows.ts"
import { SessionBadges } from "./Sessions.tsx"

/** Seconds that nobody needs to hear of. */
const smallSkew = 60

export function EntryFacts({ row }: { row: Row }) {
  const { t } = useTranslation()
  const { startTime, endTime, review, reviewedBy, reviewNote, clockSkew } = row
  const end = endTime
    ? formatMoment(endTime)
    : t(row.status === "active" ? "gps.timer.sessions.untilNow" : "gps.timer.sessions.unknownEnd")
  return (
    <Card title={t("gps.timer.entry.facts")}>
      <p className="session-badges cluster tight">
        <SessionBadges row={row} />
      </p>
      <dl className="facts">
        <Fact name={t("gps.timer.entry.what")}>{whatOf(row)}</Fact>
        <Fact name={t("gps.timer.entry.when")}>
          {formatMoment(startTime)} – {end}
        </Fact>
        {row.status !== "incomplete" && (
          <Fact name={t("gps.timer.entry.worked")}>{hoursText(row.duration)}</Fact>
        )}
        {row.breakMinutes > 0 && (
          <Fact name={t("gps.timer.entry.breaks")}>{hoursText(row.breakMinutes)}</Fact>
        )}
        {row.note && <Fact name={t("gps.timer.entry.note")}>{row.note}</Fact>}
        {review !== "open" && (
          <Fact name={t("gps.timer.entry.review")}>
            {t(`gps.review.${review}`)} {reviewedBy && t("gps.timer.entry.reviewBy", { name: reviewedBy })}
            {reviewNote && <span className="entry-note">{reviewNote}</span>}
          </Fact>
        )}
        <PlaceFact name={t("gps.timer.entry.start")} place={row.startPlace} />
        <PlaceFact name={t("gps.timer.entry.stop")} place={row.endPlace} />
        {clockSkew !== null && Math.abs(clockSkew) >= smallSkew && (
          <Fact name={t("gps.timer.entry.clock")}>
            {t(`gps.timer.entry.${clockSkew > 0 ? "clockAhead" : "clockBehind"}`, {
              count: Math.round(Math.abs(clockSkew) / 60),
            })}
          </Fact>
        )}
      </dl>
    </Card>
  )
}

const Fact = ({ name, children }: { name: string; children: React.ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

function PlaceFact({ name, place }: { name: string; place: Row["startPlace"] }) {
  if (!place) return null
  return (
    <Fact name={name}>
      {place.latitude.toFixed(5).replace(".", ",")}; {place.longitude.toFixed(5).replace(".", ",")}
      {place.accuracy !== undefined && <span className="muted"> · {accuracyText(place.accuracy)}</span>}
    </Fact>
  )
}
