import { useTranslation } from "react-i18next"
import { Notice } from "#ui/kit/Notice.tsx"
import { Progress } from "#ui/kit/Progress.tsx"
import { documentKinds } from "../../documents/schema.ts"
import type { QuoteRequest } from "../../requests/schema.ts"
import { DocumentLinks } from "./DocumentLinks.tsx"
import { Generate } from "./Generate.tsx"

/** How far the six documents are, each as a download, and the button that makes them. */
export function Documents({ request }: { request: QuoteRequest }) {
  const { t } = useTranslation()
  const { documentState, documents } = request
  const all = documentKinds.length
  const made = Object.keys(documents).length
  const state = t("quotes.documents.ready", { made, all })
  return (
    <section>
      <h3>{t("quotes.documents.title")}</h3>
      <div role="status" className="documents-state">
        {documentState === "waiting" && <Progress value={Math.round((made / all) * 100)} label={state} />}
        {documentState === "ready" && <p className="muted">{state}</p>}
      </div>
      <Notice tone="bad">{documentState === "failed" && `${state}. ${t("quotes.documents.failed")}`}</Notice>
      {documentState !== "none" && <DocumentLinks request={request} all />}
      <Generate request={request} />
    </section>
  )
}
