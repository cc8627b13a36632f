import { useTranslation } from "react-i18next"
import { Link } from "wouter"
import { Card } from "#ui/kit/Card.tsx"
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
    <Card sheet title={t("dashboard.tiles.title")}>
      <nav className="dashboard-tiles" aria-label={t("dashboard.tiles.label")}>
        {tiles
          .filter(({ screen }) => hasScreen(screen))
          .map((tile) => (
            <TileLink key={tile.title} tile={tile} count={numbers[tile.counts]} />
          ))}
      </nav>
    </Card>
  )
}

function TileLink({ tile, count }: { tile: Tile; count: number | undefined }) {
  const { t } = useTranslation()
  const { title, text, href, icon: Icon } = tile
  return (
    <Link href={href} className="dashboard-tile" title={t(text)}>
      <Icon aria-hidden size="1.25em" />
      <span>{t(title)}</span>
      {count !== undefined && (
        <span className={tile.urgent && count ? "dashboard-tile-count urgent" : "dashboard-tile-count"}>
          {count > 0 && <span aria-hidden>{count}</span>}
          <span className="visually-hidden">{t(tile.count, { count })}</span>
        </span>
      )}
    </Link>
  )
}
