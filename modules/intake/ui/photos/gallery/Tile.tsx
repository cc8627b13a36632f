import { PencilLine } from "lucide-react"
import { memo } from "react"
import { useTranslation } from "react-i18next"
import { formatTime } from "#ui/lib/format.ts"
import { useOnline } from "#ui/lib/online.ts"
import { ItemLink } from "#ui/list/ListRows.tsx"
import type { Selection } from "#ui/list/useSelection.ts"
import { drawnOn, type Shot } from "../shots.ts"
import { ShotPreview } from "./ShotPreview.tsx"

/** One photo, small; a press opens it. What is on its way says how far it is. */
export const Tile = memo(function Tile({ shot, ticks }: TileProps) {
  const { t } = useTranslation()
  const { key, title, photo, outgoing, drawing, takenAt, notes } = shot
  return (
    <li className="intake-tile">
      <ItemLink id={key} className="intake-open">
        <ShotPreview shot={shot} />
        <span className="intake-title">{title}</span>
        <span className="intake-facts muted">
          <time dateTime={takenAt}>{formatTime(takenAt)}</time>
          {notes && ` · ${notes}`}
        </span>
      </ItemLink>
      {(photo?.drawnUrl || drawnOn(shot)) && (
        <span className="intake-drawn">
          <PencilLine aria-hidden size="1.1em" />
          <span className="visually-hidden">{t("intake.photos.drawnOn")}</span>
        </span>
      )}
      {(outgoing ?? drawing) && <HowFar of={(outgoing ?? drawing)!} />}
      {ticks && photo && (
        <label className="intake-tick">
          <input
            type="checkbox"
            checked={ticks.has(shot)}
            onChange={({ target }) => ticks.tick([shot], target.checked)}
          />
          <span className="visually-hidden">{t("intake.photos.select.one", { title })}</span>
        </label>
      )}
    </li>
  )
})

interface TileProps {
  shot: Shot
  /** Undefined as long as nothing is being chosen. */
  ticks: Selection<Shot> | undefined
}

function HowFar({ of: { state, part, error } }: { of: NonNullable<Shot["outgoing"] | Shot["drawing"]> }) {
  const { t } = useTranslation()
  const online = useOnline()
  const words = () => {
    if (error) return t("intake.photos.state.failed")
    if (state !== "sending") return t(online ? "intake.photos.state.waiting" : "intake.photos.state.offline")
    return t("intake.photos.state.sending", { percent: Math.round(part * 100) })
  }
  return <span className={error ? "intake-state intake-failed" : "intake-state"}>{words()}</span>
}
