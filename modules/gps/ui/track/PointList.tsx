import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import { Disclosure } from "#ui/kit/Disclosure.tsx"
import { formatTime } from "#ui/lib/format.ts"
import type { TrackPoint } from "../../positions/schema.ts"
import { accuracyText } from "../device/accuracy.ts"

const atOnce = 50

/** Every measurement, for who wants to know. */
export function PointList({
  points,
  onSeek,
}: {
  points: readonly TrackPoint[]
  onSeek: (at: number) => void
}) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const [most, setMost] = useState(atOnce)
  return (
    <Disclosure onToggle={setOpen} summary={t("gps.track.points", { count: points.length })}>
      {open && (
        <>
          <ol className="plain">
            {points.slice(0, most).map(({ at, accuracy, doubt }) => (
              <li key={at}>
                <button type="button" className="track-part" onClick={() => onSeek(Date.parse(at))}>
                  <span>
                    <span className="track-part-time">{formatTime(at)}</span> {accuracyText(accuracy)}
                    {doubt && (
                      <span className="track-part-place">{t(`gps.movementScreen.doubt.${doubt}`)}</span>
                    )}
                  </span>
                </button>
              </li>
            ))}
          </ol>
          {most < points.length && (
            <Button onClick={() => setMost(most + atOnce)}>{t("gps.track.more", { count: atOnce })}</Button>
          )}
        </>
      )}
    </Disclosure>
  )
}
