import { CircleCheck, CircleDashed, CircleSlash, PackageOpen, TriangleAlert } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Badge } from "#ui/kit/Badge.tsx"
import type { StockOrder } from "../../orders/schema.ts"

const looks = {
  open: { tone: "info", icon: CircleDashed },
  partly: { tone: "info", icon: PackageOpen },
  received: { tone: "ok", icon: CircleCheck },
  closed: { tone: "neutral", icon: CircleSlash },
} as const

export function OrderState({ order: { state, late } }: { order: StockOrder }) {
  const { t } = useTranslation()
  if (late)
    return (
      <Badge tone="warn" icon={TriangleAlert}>
        {t("stock.order.state.late")}
      </Badge>
    )
  return <Badge {...looks[state]}>{t(`stock.order.state.${state}`)}</Badge>
}
