import { CircleDashed, Clock, FileSpreadsheet, FileText } from "lucide-react"
import { useTranslation } from "react-i18next"
import { fileNameOf } from "../../documents/fileNames.ts"
import { type DocumentKind, documentKinds } from "../../documents/schema.ts"
import type { QuoteRequest } from "../../requests/schema.ts"
import { isWaiting } from "./hooks.ts"

/** A plain link per document that is ready; with `all`, also a word for each that is not. */
export function DocumentLinks({ request, all = false }: { request: QuoteRequest; all?: boolean }) {
  const kinds = documentKinds.filter((kind) => all || request.documents[kind])
  return (
    <ul className="documents">
      {kinds.map((kind) => (
        <li key={kind}>
          {request.documents[kind] ? (
            <Download request={request} kind={kind} href={request.documents[kind]} />
          ) : (
            <Missing kind={kind} making={isWaiting(request)} />
          )}
        </li>
      ))}
    </ul>
  )
}

interface Given {
  request: QuoteRequest
  kind: DocumentKind
  href: string
}

function Download({ request, kind, href }: Given) {
  const { t } = useTranslation()
  const file = fileNameOf(kind, request.id)
  const type = file.slice(file.lastIndexOf(".") + 1)
  const Icon = type === "xlsx" ? FileSpreadsheet : FileText
  return (
    <a className={`document document-${type}`} href={href} download={file}>
      <Icon aria-hidden size="1.25em" />
      <span>
        {t(`quotes.documents.kind.${kind}`)}
        <span className="visually-hidden">
          {" "}
          {t("quotes.documents.of", { name: request.contactInfo.name, type })}
        </span>
      </span>
    </a>
  )
}

function Missing({ kind, making }: { kind: DocumentKind; making: boolean }) {
  const { t } = useTranslation()
  const Icon = making ? Clock : CircleDashed
  return (
    <span className="document document-missing">
      <Icon aria-hidden size="1.25em" />
      <span>
        {t(`quotes.documents.kind.${kind}`)}{" "}
        <span className="document-note">
          {t(making ? "quotes.documents.making" : "quotes.documents.missing")}
        </span>
      </span>
    </span>
  )
}
