import { HardHat, MapPin } from "lucide-react"
import { memo } from "react"
import { useTranslation } from "react-i18next"
import { Link } from "wouter"
import { Button } from "#ui/kit/Button.tsx"
import { rowTarget } from "#ui/list/rowFocus.ts"
import type { Place, StockItem } from "../../schema.ts"
import { AdjustStock } from "../AdjustStock.tsx"
import { Bounds } from "../Bounds.tsx"
import { LevelBar } from "../LevelBar.tsx"
import { StateBadge } from "../StateBadge.tsx"
import { amountOf, lyingAt } from "../words.ts"
import { IdleSince } from "./IdleSince.tsx"
import { OrderLink } from "./OrderLink.tsx"

interface StockCardProps {
  item: StockItem
  places: readonly Place[]
  pick: (item: StockItem) => void
  /** Who may order. */
  office: boolean
}

/** One material: how it stands, what comes and goes, and what one takes to a job. */
export const StockCard = memo(function StockCard({ item, places, pick, office }: StockCardProps) {
  const { t } = useTranslation()
  const { id, name, supplier, location, archived } = item
  const at = [location, lyingAt(item, places)].filter(Boolean).join(" · ")
  return (
    <li className="card stack tight">
      <div className="split flush">
        <h2 className="stock-card-name">
          <Link {...rowTarget} className="touch" href={`/material-stock/${id}`}>
            {name}
          </Link>
        </h2>
        <StateBadge of={item.state} />
      </div>
      <p className="muted stack flush">
        {supplier && <span>{supplier}</span>}
        {at && (
          <span className="row">
            <MapPin aria-hidden size="1.1em" /> {at}
          </span>
        )}
      </p>
      <p className="split flush">
        <strong className="stat-value">{amountOf(item.quantity, item)}</strong>
        <Bounds of={item} />
      </p>
      <LevelBar of={item} />
      {office && <IdleSince item={item} />}
      {!archived && (
        <div className="stack tight no-print">
          <AdjustStock item={item} places={places} />
          <Button wide onClick={() => pick(item)}>
            <HardHat aria-hidden size="1.2em" />
            {t("stock.pick.open")}
            <span className="visually-hidden">: {name}</span>
          </Button>
          {office && item.state === "low" && <OrderLink name={name} wide />}
        </div>
      )}
    </li>
  )
})
