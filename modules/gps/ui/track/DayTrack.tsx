import { Footprints } from "lucide-react"
import { useId, useState } from "react"
import { useTranslation } from "react-i18next"
import { useLocation } from "wouter"
import type { Day } from "#src/shared/days.ts"
import { formatWeekday } from "#src/shared/dayWords.ts"
import { LinkButton } from "#ui/kit/Button.tsx"
import { Card } from "#ui/kit/Card.tsx"
import { EmptyState } from "#ui/kit/EmptyState.tsx"
import { Loaded } from "#ui/kit/Loaded.tsx"
import { Select } from "#ui/kit/Select.tsx"
import { Skeleton } from "#ui/kit/Skeleton.tsx"
import { keptDays } from "../../constants.ts"
import { keptTrackDays, useSeesOthers, useTrack } from "./hooks.ts"
import { TrackView } from "./TrackView.tsx"

/** The screen of RouteScreen. */
const routePath = "/uren/route"

/** Where one went on a day, of the last week. `accountId`: of another. */
export function DayTrack({ accountId, firstDay }: { accountId?: number; firstDay?: Day }) {
  const { t } = useTranslation()
  const id = useId()
  const [now, ...before] = keptTrackDays()
  const [day, setDay] = useState(firstDay ?? now!)
  const track = useTrack(day, accountId)
  const others = useSeesOthers()
  const [path] = useLocation()
  // A day that can't be read doesn't pass the one before off as it.
  const known = track.data?.day === day
  return (
    <Card title={t("gps.track.cardTitle")}>
      <Select
        id={`${id}-day`}
        label={t("gps.track.day")}
        options={[
          { value: now!, label: t("gps.track.today", { day: formatWeekday(now!) }) },
          ...before.map((each) => ({ value: each, label: formatWeekday(each) })),
        ]}
        value={day}
        onChange={setDay}
      />
      <Loaded
        from={{ ...track, data: known ? track.data : undefined }}
        skeleton={<Skeleton lines={2} height="6rem" />}
      >
        {(data) =>
          data.points.length === 0 ? (
            <EmptyState icon={Footprints} title={t("gps.track.none")}>
              {t(day === now ? "gps.track.noneToday" : "gps.track.noneThen")}
            </EmptyState>
          ) : (
            <TrackView key={data.day} track={data} />
          )
        }
      </Loaded>
      {others && path !== routePath && <LinkButton href={routePath}>{t("gps.track.others")}</LinkButton>}
      <p className="muted">{t("gps.track.kept", { days: keptDays.positions })}</p>
    </Card>
  )
}
