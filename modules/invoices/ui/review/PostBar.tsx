import { ArrowRight, Check, TriangleAlert } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import { PressArea } from "#ui/kit/PressArea.tsx"
import { formatEuros } from "#ui/lib/format.ts"
import { useFoot } from "#ui/lib/useFoot.ts"
import type { Sums } from "./sums.ts"
import type { After } from "./usePosting.ts"

interface PostBarProps {
  sums: Sums
  /** Fields that were read with doubt and that nobody looked at yet. */
  unchecked: number
  unseen: number
  waiting: number
  busy: After | undefined
  post: (after: After) => void
  toWarnings: () => void
}

/** Always in sight: what it comes to, what still waits for a look, and the press without which nothing is posted. */
export function PostBar({ sums, unchecked, unseen, waiting, busy, post, toWarnings }: PostBarProps) {
  const { t } = useTranslation()
  const foot = useFoot<HTMLDivElement>("--bar")
  const why = unseen > 0 && t("invoices.review.warnings.first", { count: unseen })
  const ready = unchecked === 0 && sums.totalOff === 0
  const off = sums.totalOff !== undefined && sums.totalOff !== 0
  return (
    <PressArea ref={foot} className="save-bar save-bar-dirty review-bar no-print">
      <div className="review-bar-text">
        <strong>{sums.total === undefined ? "–" : formatEuros(sums.total / 100)}</strong>
        <span role="status" className={why || off ? "review-off" : ready ? "review-fine" : ""}>
          {why || off ? (
            <TriangleAlert aria-hidden size="1em" />
          ) : (
            ready && <Check aria-hidden size="1em" strokeWidth={3} />
          )}
          {why ||
            (off
              ? t("invoices.review.sum.off")
              : unchecked > 0
                ? t("invoices.review.bar.unchecked", { count: unchecked })
                : t(ready ? "invoices.review.bar.ready" : "invoices.review.sum.open"))}
        </span>
      </div>
      <Button
        variant="primary"
        data-post
        busy={busy === "allocate"}
        busyLabel={t("invoices.review.bar.busy")}
        unavailable={why}
        onUnavailable={toWarnings}
        aria-keyshortcuts="Control+Enter"
        onClick={() => post("allocate")}
      >
        {t("invoices.review.bar.allocate")}
      </Button>
      <Button
        busy={busy === "next"}
        busyLabel={t("invoices.review.bar.busy")}
        unavailable={why}
        onUnavailable={toWarnings}
        aria-keyshortcuts="Control+Shift+Enter"
        onClick={() => post("next")}
      >
        {waiting > 0 ? t("invoices.review.bar.next") : t("invoices.review.bar.only")}
        {waiting > 0 && <ArrowRight aria-hidden size="1.1em" />}
      </Button>
    </PressArea>
  )
}
