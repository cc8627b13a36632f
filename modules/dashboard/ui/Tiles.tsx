import { useTranslation } from "react-i18next"
import { Link } from "wouter"
import type { Tile } from "#ui/lib/module.ts"
import { useHasScreen, useOffice } from "#ui/lib/office.ts"
import type { Counts, Stats } from "../schema.ts"

/** The way to every part, each with its number of the moment. A part that is not there for this account has no tile. */
export function Tiles({ counts, stats }: { counts: Counts | undefined; stats: Stats | undefined }) {
  const { t } = useTranslation()
  const { tiles } = useOffice()
  const hasScreen = useHasScreen()
  const numbers: Record<string, number | undefined> = { ...stats, ...counts }
  return (
    <nav className="dashboard-tiles cards" aria-label={t("dashboard.tiles.label")}>
      {tiles
        .filter(({ screen }) => hasScreen(screen))
        .map((tile) => (
          <TileLink key={tile.title} tile={tile} count={numbers[tile.counts]} />
        ))}
    </nav>
  )
}

function TileLink({ tile, count }: { tile: Tile; count: number | undefined }) {
  const { t } = useTranslation()
  const { title, text, href, icon: Icon } = tile
  return (
    <Link href={href} className="card dashboard-tile">
      <Icon aria-hidden />
      <span className="dashboard-tile-text stack flush">
        <strong>{t(title)}</strong>
        <span className="muted">{t(text)}</span>
      </span>
      <span className={tile.urgent && count ? "dashboard-tile-count urgent" : "dashboard-tile-count"}>
        {count !== undefined && t(tile.count, { count })}
      </span>
    </Link>
  )
}
