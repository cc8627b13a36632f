import { MoveHorizontal, ZoomIn, ZoomOut } from "lucide-react"
import { useTranslation } from "react-i18next"
import { formatQuantity } from "#src/shared/euro.ts"
import { Button } from "#ui/kit/Button.tsx"
import type { Zoom } from "./useZoom.ts"

export function ZoomBar({ zoom, pages }: { zoom: Zoom; pages: number }) {
  const { t } = useTranslation()
  return (
    <div className="review-zoom row no-print">
      <p className="muted" role="status">
        {pages > 1 && `${t("invoices.review.page.count", { count: pages })} · `}
        {t("invoices.review.page.zoom", { percent: formatQuantity(zoom.factor * 100) })}
      </p>
      <Button
        variant="plain"
        unavailable={zoom.fits && t("invoices.review.page.smallest")}
        onClick={zoom.out}
        aria-label={t("invoices.review.page.out")}
      >
        <ZoomOut aria-hidden size="1.3em" />
      </Button>
      <Button
        variant="plain"
        unavailable={zoom.widest && t("invoices.review.page.largest")}
        onClick={zoom.in}
        aria-label={t("invoices.review.page.in")}
      >
        <ZoomIn aria-hidden size="1.3em" />
      </Button>
      <Button variant="plain" onClick={zoom.fit} aria-label={t("invoices.review.page.fit")}>
        <MoveHorizontal aria-hidden size="1.3em" />
      </Button>
    </div>
  )
}
