import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { Badge } from "#ui/kit/Badge.tsx"

/** Where a price comes from, and whether it is the company's own. */
export function Source({ own, children }: { own: boolean; children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <span className="price-source">
      {own && <Badge tone="info">{t("quotes.priceBook.norms.own")}</Badge>} {children}
    </span>
  )
}
