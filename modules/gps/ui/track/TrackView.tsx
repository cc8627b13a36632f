import { useMemo } from "react"
import { useTranslation } from "react-i18next"
import { clockHours } from "#src/shared/clockHours.ts"
import { StatCards } from "#ui/kit/StatCards.tsx"
import { formatTime } from "#ui/lib/format.ts"
import type { Track } from "../../positions/schema.ts"
import { partAt, partsOf, pointAt } from "./course.ts"
import { PartList } from "./PartList.tsx"
import { PointList } from "./PointList.tsx"
import { Scrubber } from "./Scrubber.tsx"
import { TrackMap } from "./TrackMap.tsx"
import { usePlay } from "./usePlay.ts"

export function TrackView({ track }: { track: Track }) {
  const { t } = useTranslation()
  const parts = useMemo(() => partsOf(track), [track])
  const times = useMemo(() => track.points.map(({ at }) => Date.parse(at)), [track])
  const play = usePlay({ from: times[0]!, to: times.at(-1)! })
  const here = partAt(parts, play.at)
  const spot = pointAt(track.points, play.at)
  const doubtful = track.points.filter(({ doubt }) => doubt !== null).length
  const time = formatTime(new Date(play.at))
  const doing = here ? t(`gps.track.doing.${here.kind}`) : ""
  return (
    <div className="stack roomy">
      <StatCards
        label={t("gps.track.totals")}
        stats={[
          { label: t("gps.track.distance"), value: distanceText(track.metres) },
          {
            label: t("gps.track.moving"),
            value: t("gps.track.hours", { hours: clockHours(track.movingMinutes) }),
          },
          {
            label: t("gps.track.still"),
            value: t("gps.track.hours", { hours: clockHours(track.stillMinutes) }),
          },
        ]}
      />
      <div className="track-both stack roomy">
        <div className="stack roomy">
          <TrackMap
            track={track}
            spot={spot}
            spotName={t("gps.track.spot", { time, doing })}
            onSeek={play.seek}
          />
          <Scrubber play={play} from={times[0]!} to={times.at(-1)!} time={time} doing={doing} />
        </div>
        <div className="stack">
          <PartList parts={parts} here={here} onSeek={play.seek} />
          {doubtful > 0 && <p>{t("gps.track.doubtful", { count: doubtful })}</p>}
          <PointList points={track.points} onSeek={play.seek} />
        </div>
      </div>
    </div>
  )
}

const kilometre = 1000

/** '850 m', '12,4 km' */
function distanceText(metres: number): string {
  if (metres < kilometre) return `${metres} m`
  return `${(metres / kilometre).toLocaleString("nl-NL", { maximumFractionDigits: 1 })} km`
}
