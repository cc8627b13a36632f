import { useTranslation } from "react-i18next"
import { Link } from "wouter"
import { useHasScreen } from "#ui/lib/office.ts"
import type { Counts, Stats } from "../schema.ts"
import { type Tile, tiles } from "./tiles.ts"

/** The way to every part, each with its number of the moment. A part that is not there for this account has no tile. */
export function Tiles({ counts, stats }: { counts: Counts | undefined; stats: Stats | undefined }) {
  const { t } = useTranslation()
  const hasScreen = useHasScreen()
  return (
    <nav className="dashboard-tiles" aria-label={t("dashboard.tiles.label")}>
      {tiles
        .filter(({ screen }) => hasScreen(screen))
        .map((tile) => (
          <TileLink key={tile.name} tile={tile} count={counts && stats && tile.count(counts, stats)} />
        ))}
    </nav>
  )
}

function TileLink({ tile, count }: { tile: Tile; count: number | undefined }) {
  const { t } = useTranslation()
  const { name, href, icon: Icon, unit } = tile
  return (
    <Link href={href} className="card dashboard-tile">
      <Icon aria-hidden />
      <span className="dashboard-tile-text">
        <strong>{t(`dashboard.tiles.${name}.title`)}</strong>
        <span className="muted">{t(`dashboard.tiles.${name}.text`)}</span>
      </span>
      <span className={tile.urgent && count ? "dashboard-tile-count urgent" : "dashboard-tile-count"}>
        {count !== undefined && t(`dashboard.tiles.count.${unit}`, { count })}
      </span>
    </Link>
  )
}
