import { useEffect, useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import { Notice } from "#ui/kit/Notice.tsx"
import { Skeleton } from "#ui/kit/Skeleton.tsx"
import { useBlobUrl } from "../../../photos/gallery/useBlobUrl.ts"
import type { Pdf } from "./pdf.ts"

interface PdfPagesProps {
  pdf: Pdf
  isKeeping: boolean
  take: (page: File) => void
}

/** The pages of a PDF, one at a time, of which one is taken. */
export function PdfPages({ pdf, isKeeping, take }: PdfPagesProps) {
  const { t } = useTranslation()
  const [page, setPage] = useState(1)
  const { picture, isFailed } = usePage(pdf, page)
  const src = useBlobUrl(picture)
  const name = t("intake.plan.underlay.pdf.page", { page, pages: pdf.pages })
  return (
    <section className="stack tight" aria-label={name}>
      <Notice tone="bad">{isFailed && t("intake.plan.underlay.pdf.unreadable", { name })}</Notice>
      {src ? (
        <img className="plan-page" src={src} alt={name} />
      ) : (
        !isFailed && <Skeleton lines={1} height="14rem" />
      )}
      <div className="cluster tight">
        {pdf.pages > 1 && (
          <>
            <Button unavailable={page === 1 && name} onClick={() => setPage(page - 1)}>
              {t("intake.plan.previous")}
            </Button>
            <span role="status">{name}</span>
            <Button unavailable={page === pdf.pages && name} onClick={() => setPage(page + 1)}>
              {t("intake.plan.next")}
            </Button>
          </>
        )}
        {!isFailed && (
          <Button variant="primary" busy={isKeeping || !picture} onClick={() => picture && take(picture)}>
            {t("intake.plan.underlay.pdf.use")}
          </Button>
        )}
      </div>
    </section>
  )
}

/** Hook: a page as a picture, drawn while one waits. */
function usePage(pdf: Pdf, page: number) {
  const [drawn, setDrawn] = useState<{ of: Pdf; page: number; picture: File | undefined }>()
  useEffect(() => {
    let left = false
    void pdf.picture(page).then((picture) => {
      if (!left) setDrawn({ of: pdf, page, picture })
    })
    return () => {
      left = true
    }
  }, [pdf, page])
  const isDrawn = drawn?.of === pdf && drawn.page === page
  return { picture: isDrawn ? drawn.picture : undefined, isFailed: isDrawn && !drawn.picture }
}
