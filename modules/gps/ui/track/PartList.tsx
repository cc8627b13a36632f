import { CircleDot, CircleHelp, Route } from "lucide-react"
import { useId } from "react"
import { useTranslation } from "react-i18next"
import { formatTime } from "#ui/lib/format.ts"
import { hoursText } from "#ui/lib/hoursText.ts"
import type { Part } from "./course.ts"

const icons = { stop: CircleDot, way: Route, gap: CircleHelp }

/** The same day in words. Who comes to a row sees on the map where that was. */
export function PartList({
  parts,
  here,
  onSeek,
}: {
  parts: readonly Part[]
  here: Part | undefined
  onSeek: (at: number) => void
}) {
  const { t } = useTranslation()
  const heading = useId()
  return (
    <section className="stack tight" aria-labelledby={heading}>
      <h3 id={heading}>{t("gps.track.list")}</h3>
      <ol className="plain">
        {parts.map((part) => {
          const Icon = icons[part.kind]
          const [from, to] = [part.from, part.to].map((at) => formatTime(new Date(at)))
          return (
            <li key={`${part.kind} ${part.from}`}>
              <button
                type="button"
                className={`track-part track-part-${part.kind}`}
                aria-current={part === here ? "time" : undefined}
                onClick={() => onSeek(part.from)}
                onFocus={(event) => event.target.matches(":focus-visible") && onSeek(part.from)}
              >
                <Icon aria-hidden size="1.2em" />
                <span>
                  <span className="track-part-time">
                    {from}–{to}
                  </span>{" "}
                  {part.kind === "stop"
                    ? t("gps.track.stop", { number: part.number, hours: hoursText(part.minutes) })
                    : part.kind === "way"
                      ? t("gps.track.way", { hours: hoursText(part.minutes) })
                      : t("gps.track.gap")}
                  {part.kind === "stop" && part.projectName && (
                    <span className="track-part-place">{t("gps.track.at", { name: part.projectName })}</span>
                  )}
                </span>
              </button>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
