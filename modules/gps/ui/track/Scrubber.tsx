import { Pause, Play } from "lucide-react"
import { useId } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import { Select } from "#ui/kit/Select.tsx"
import { Slider } from "#ui/kit/Slider.tsx"
import { speeds, type usePlay } from "./usePlay.ts"

/** Through the day by hand, by the keys, or by itself. */
export function Scrubber({
  play,
  from,
  to,
  time,
  doing,
}: {
  play: ReturnType<typeof usePlay>
  from: number
  to: number
  time: string
  doing: string
}) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <div className="no-print">
      <Slider
        id={`${id}-at`}
        label={
          <>
            {t("gps.track.time")}: {time} <span className="muted">{doing}</span>
          </>
        }
        min={from}
        max={to}
        step={step}
        value={play.at}
        text={`${time}, ${doing}`}
        onChange={play.seek}
      />
      <div className="scrubber-play toolbar">
        <Button onClick={play.toggle}>
          {play.playing ? <Pause aria-hidden size="1.2em" /> : <Play aria-hidden size="1.2em" />}
          {t(play.playing ? "gps.track.pause" : "gps.track.play")}
        </Button>
        <Select
          id={`${id}-speed`}
          label={t("gps.track.speed")}
          options={speeds.map((speed) => ({
            value: String(speed),
            label: t("gps.track.perSecond", { count: speed / 60 }),
          }))}
          value={String(play.speed)}
          onChange={(speed) => play.setSpeed(Number(speed))}
        />
      </div>
    </div>
  )
}

/** Milliseconds; so many that the arrow keys get somewhere. */
const step = 30_000
