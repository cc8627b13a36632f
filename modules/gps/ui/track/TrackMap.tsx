import { useMemo } from "react"
import { useTranslation } from "react-i18next"
import { MapOnDemand } from "#ui/kit/Map.tsx"
import { metresBetween, type Point } from "../../positions/distance.ts"
import type { Track, TrackPoint } from "../../positions/schema.ts"
import { linesOf, placesOf } from "./course.ts"

/** The line of a day with its stops, larger when longer. A tap on it shows what time it was there. */
export function TrackMap({
  track,
  spot,
  spotName,
  onSeek,
}: {
  track: Track
  spot: TrackPoint | undefined
  spotName: string
  onSeek: (at: number) => void
}) {
  const { t } = useTranslation()
  const lines = useMemo(() => linesOf(track), [track])
  const hollow = useMemo(
    () => track.points.filter(({ doubt }) => doubt !== null).slice(0, mostHollow),
    [track],
  )
  const stops = placesOf(track.stops).map(({ latitude, longitude, minutes, numbers }) => ({
    ...{ id: numbers, latitude, longitude, name: t("gps.track.stopName", { numbers, minutes }) },
    look: { as: "circle" as const, text: numbers, size: sizeOf(minutes) },
  }))
  const marks = spot
    ? [...stops, { id: "spot", ...spot, name: spotName, look: { as: "dot" as const } }]
    : stops
  return (
    <MapOnDemand
      label={t("gps.track.map")}
      marks={marks}
      lines={lines}
      hollow={hollow}
      onPick={(place) => {
        const nearest = nearestPoint(track.points, place)
        if (nearest) onSeek(Date.parse(nearest.at))
      }}
    />
  )
}

/** Enough to see how it went; the list has all of them. */
const mostHollow = 300
/** Pixels across: a whole day is twice as wide as a coffee break. */
const sizeOf = (minutes: number) => Math.round(Math.min(64, 28 + 2 * Math.sqrt(minutes)))

/** The measurement that lies nearest to a place on the map. */
function nearestPoint(points: readonly TrackPoint[], place: Point): TrackPoint | undefined {
  let nearest: { point: TrackPoint; metres: number } | undefined
  for (const point of points) {
    const metres = metresBetween(point, place)
    if (!nearest || metres < nearest.metres) nearest = { point, metres }
  }
  return nearest?.point
}
