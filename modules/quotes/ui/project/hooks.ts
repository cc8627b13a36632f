import { useState } from "react"
import useSWR from "swr"
import type { ApiError } from "#ui/lib/http.ts"
import { t } from "#ui/lib/i18n.ts"
import { saveFile } from "#ui/lib/saveFile.ts"
import { usePolled } from "#ui/lib/swr.tsx"
import { useAction } from "#ui/lib/useAction.ts"
import { noProjectDocuments } from "../../documents/fileNames.ts"
import type { ProjectDocumentKind } from "../../documents/schema.ts"
import type { QuotationRow } from "../../overview/schema.ts"
import type { ProjectQuotation } from "../../quotations/schema.ts"
import type { QuoteRequest } from "../../requests/schema.ts"
import { api } from "./api.ts"

const whileWaiting = 2000

/** What was quoted for a project, asked again as long as a document is being made. */
export function useQuotation(project: number) {
  const [every, setEvery] = useState(0)
  const read = usePolled<ProjectQuotation>(
    `/api/projects/${project}/documents`,
    () => api.quotation(project),
    every,
  )
  const waiting = read.data?.documents.some(({ state }) => state === "waiting")
  const next = waiting ? whileWaiting : 0
  if (next !== every) setEvery(next)
  return read
}

/** Fetches a document and saves it; a toast says how that went. */
export const useDocument = (project: number, kind: ProjectDocumentKind) =>
  useAction(
    async () => {
      const document = await api.document(project, kind)
      saveFile(document)
      return document
    },
    {
      done: ({ name }) => ({
        title: t("quotes.project.done"),
        text: t("quotes.project.doneText", { file: name }),
      }),
      failed: whyNot,
    },
  )

export const whyNot = ({ code }: ApiError) =>
  code === noProjectDocuments
    ? { title: t("quotes.project.unavailable"), text: t("quotes.project.none") }
    : { title: t("quotes.project.failed"), text: t("quotes.project.failedText") }

export const useCustomerRequests = (customer: number) =>
  useSWR<QuoteRequest[], ApiError>(`/api/customers/${customer}/requests`, () => api.ofCustomer(customer))

/** What was offered without a request. */
export const useCustomerQuotations = (customer: number) =>
  useSWR<QuotationRow[], ApiError>(`/api/customers/${customer}/quotations`, () =>
    api.madeForCustomer(customer),
  )
