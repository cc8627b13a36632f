import { useTranslation } from "react-i18next"
import type { QuotationVersion } from "../../../quotations/schema.ts"

type Obstacle = "unpriced" | "nothing"

/** Why a version can't go to a client yet. */
export const obstaclesOf = ({ unpriced, totals }: QuotationVersion): Obstacle[] => [
  ...(unpriced > 0 ? (["unpriced"] as const) : []),
  ...(totals.price <= 0 ? (["nothing"] as const) : []),
]

export function Obstacles({ of }: { of: Obstacle[] }) {
  const { t } = useTranslation()
  if (of.length === 0) return null
  return (
    <div className="notice notice-warn" role="status">
      <div>
        <strong>{t("quotes.quotation.send.blocked")}</strong>
        <ul>
          {of.map((obstacle) => (
            <li key={obstacle}>{t(`quotes.quotation.send.obstacle.${obstacle}`)}</li>
          ))}
        </ul>
      </div>
    </div>
  )
}
