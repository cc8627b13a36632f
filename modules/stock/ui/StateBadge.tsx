import { ArrowUp, Check, type LucideIcon, TriangleAlert } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Badge, type Tone } from "#ui/kit/Badge.tsx"
import type { StockState } from "../schema.ts"

const looks: Record<StockState, [LucideIcon, Tone]> = {
  low: [TriangleAlert, "bad"],
  ok: [Check, "ok"],
  high: [ArrowUp, "info"],
}

/** 'Laag' to who sees it beside its quantity, 'Voorraad: laag' to who hears it. */
export function StateBadge({ of }: { of: StockState }) {
  const { t } = useTranslation()
  const [icon, tone] = looks[of]
  return (
    <Badge tone={tone} icon={icon}>
      <span aria-hidden>{t(`stock.state.${of}`)}</span>
      <span className="visually-hidden">{t(`stock.heard.${of}`)}</span>
    </Badge>
  )
}
