import { mutate } from "swr"
import { useAction } from "#ui/lib/useAction.ts"
import type { Quotation } from "../../../quotations/schema.ts"
import { api } from "../api.ts"
import { quotationsPath } from "../hooks.ts"

/** Makes the documents that failed once more. */
export const useRedo = ({ id }: Quotation) =>
  useAction(
    async () => {
      const quotation = await api.redoDocuments(id)
      await mutate([quotationsPath, id], quotation, { revalidate: false })
      return quotation
    },
    { refreshes: ["/api/offerte-aanvragen", "/api/projects"], failed: "quotes.quotation.documents.failed" },
  )
