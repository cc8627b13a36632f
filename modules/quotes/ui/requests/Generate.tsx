import { useId } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import { Notice } from "#ui/kit/Notice.tsx"
import { useAction } from "#ui/lib/useAction.ts"
import type { QuoteRequest } from "../../requests/schema.ts"
import { api } from "./api.ts"
import { requestsPath } from "./hooks.ts"

const useGenerate = () => useAction(api.generateDocuments, { refreshes: requestsPath })

/** In the details: always in sight, with the reason beside it when there is nothing to make. */
export function Generate({ request }: { request: QuoteRequest }) {
  const { t } = useTranslation()
  const why = useId()
  const generate = useGenerate()
  const { documentState } = request
  const unavailable =
    (documentState === "ready" && t("quotes.documents.whyReady")) ||
    (documentState === "none" && t("quotes.documents.whySpam"))
  return (
    <div className="generate stack tight">
      <Button
        variant={documentState === "failed" ? "primary" : "secondary"}
        busy={generate.busy}
        unavailable={unavailable}
        aria-describedby={why}
        onClick={() => generate.act(request.id)}
      >
        <span>
          {documentState === "failed" && `${t("quotes.documents.again")}: `}
          <span lang="en">{t("quotes.documents.generate")}</span>
        </span>
      </Button>
      <p id={why} className="muted">
        {unavailable || (documentState === "waiting" && t("quotes.documents.wait"))}
      </p>
      <Notice tone="bad">{generate.error?.message}</Notice>
    </div>
  )
}

/** In the list, when making them went wrong. */
export function GenerateAgain({ request }: { request: QuoteRequest }) {
  const { t } = useTranslation()
  const generate = useGenerate()
  return (
    <>
      <Button className="button-small" busy={generate.busy} onClick={() => generate.act(request.id)}>
        {t("quotes.documents.again")}
        <span className="visually-hidden">: {request.contactInfo.name}</span>
      </Button>
      <Notice tone="bad">{generate.error?.message}</Notice>
    </>
  )
}
