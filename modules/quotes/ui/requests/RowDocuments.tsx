import { useTranslation } from "react-i18next"
import { Disclosure } from "#ui/kit/Disclosure.tsx"
import { useWide } from "#ui/lib/useWide.ts"
import { documentKinds } from "../../documents/schema.ts"
import type { QuoteRequest } from "../../requests/schema.ts"
import { DocumentLinks } from "./DocumentLinks.tsx"
import { GenerateAgain } from "./Generate.tsx"

/** In the list: what can be downloaded now. On a phone six buttons a row would bury the next request, so they fold. */
export function RowDocuments({ request }: { request: QuoteRequest }) {
  const { t } = useTranslation()
  const wide = useWide()
  const { documentState, documents } = request
  const made = Object.keys(documents).length
  if (documentState === "none") return <div className="row-documents cluster" />
  return (
    <div className="row-documents cluster">
      {documentState !== "ready" && (
        <p className="muted" role="status">
          {t("quotes.documents.ready", { made, all: documentKinds.length })}
        </p>
      )}
      {made > 0 &&
        (wide ? (
          <DocumentLinks request={request} />
        ) : (
          <Disclosure className="fold" summary={t("quotes.documents.count", { count: made })}>
            <DocumentLinks request={request} />
          </Disclosure>
        ))}
      {documentState === "failed" && <GenerateAgain request={request} />}
    </div>
  )
}
