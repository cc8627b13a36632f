import { useLocation } from "wouter"
import { ApiError } from "#ui/lib/http.ts"
import { t } from "#ui/lib/i18n.ts"
import { refresh } from "#ui/lib/swr.tsx"
import { useAction } from "#ui/lib/useAction.ts"
import { useWishKey } from "#ui/lib/useWishKey.ts"
import type { Scan } from "../../scans/schema.ts"
import { api as scanApi } from "../scanner/api.ts"
import { api } from "./api.ts"
import { onForm } from "./faults.ts"
import { affectedPaths, scansPath, waitingBeside } from "./hooks.ts"
import { contentOf } from "./typed.ts"
import type { ReviewForm } from "./useReviewForm.ts"
import type { Warnings } from "./useWarnings.ts"

export type After = "allocate" | "next"

/** Posts what is on the screen, and goes where the person asked. A try that failed is done again under the same key. */
export function usePosting(scan: Scan, form: ReviewForm, warnings: Warnings) {
  const [, navigate] = useLocation()
  const key = useWishKey()

  return useAction(
    async (after: After) => {
      const { typed } = form
      const invoice = {
        ...{ scanId: scan.id, supplierId: typed.supplierId, ...contentOf(typed) },
        ...{ realEstate: typed.realEstate, accepted: warnings.accepted() },
      }
      try {
        const posted = await api.book(invoice, key.of(invoice))
        form.done()
        navigate(
          after === "allocate" ? `/invoice-allocation?invoice=${posted.id}` : await placeOfNext(scan.id),
        )
        return posted
      } catch (error) {
        if (error instanceof ApiError) {
          form.refuse(onForm(error.fields, typed))
          if (error.code === "invoices.unseenWarnings") warnings.again()
          // Another may have posted it, or thrown it away.
          else if (error.status === 409) void refresh(scansPath)
        }
        throw error
      }
    },
    {
      refreshes: affectedPaths,
      done: ({ supplierName, invoiceNumber }) => ({
        title: t("invoices.review.posted"),
        text: t("invoices.review.postedText", { supplier: supplierName, number: invoiceNumber }),
      }),
    },
  )
}

/** What waits next, or the scanner when that was the last one, also when it can't be asked. */
async function placeOfNext(id: number): Promise<string> {
  const waiting = await scanApi.scans(false).then(
    (scans) => waitingBeside(scans, id),
    () => [],
  )
  return waiting[0] ? `/invoice-ocr/${waiting[0].id}` : "/invoice-ocr"
}
