import { useTranslation } from "react-i18next"

const kinds = ["in_progress", "planned", "delayed", "double", "leave"] as const

/** What the colours mean, and what the keys do. */
export function BoardLegend() {
  const { t } = useTranslation()
  return (
    <div className="board-legend split">
      <ul className="cluster plain">
        {kinds.map((kind) => (
          <li key={kind} className="row">
            <span className={`board-swatch board-${kind}`} aria-hidden />
            {t(`timeline.board.legend.${kind}`)}
          </li>
        ))}
      </ul>
      <p className="with-mouse muted flush">{t("timeline.board.keys")}</p>
    </div>
  )
}
