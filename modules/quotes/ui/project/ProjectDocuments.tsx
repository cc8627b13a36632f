import { Download, FileSpreadsheet, FileText } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Link } from "wouter"
import { Button } from "#ui/kit/Button.tsx"
import { Card } from "#ui/kit/Card.tsx"
import { Loaded } from "#ui/kit/Loaded.tsx"
import { Notice } from "#ui/kit/Notice.tsx"
import { Skeleton } from "#ui/kit/Skeleton.tsx"
import { sizeText } from "#ui/lib/files.ts"
import { formatMoment } from "#ui/lib/format.ts"
import { toast } from "#ui/lib/toast.ts"
import type { ProjectQuotation } from "../../quotation/schema.ts"
import type { ProjectDocument } from "../../schema.ts"
import { useDocument, useQuotation, whyNot } from "./hooks.ts"

/** The card 'Projectdocumenten' of section 2.8 of the specification; nothing for a project without a quotation. */
export default function ProjectDocuments({ id }: { id: number }) {
  const { t } = useTranslation()
  const quotation = useQuotation(id)
  if (!quotation.data && !quotation.error) return <Skeleton lines={5} height="3.5rem" />
  if (quotation.data?.documents.length === 0) return null
  return (
    <Card title={t("quotes.project.title")} className="project-documents">
      <Loaded from={quotation}>{(known) => <List project={id} quotation={known} />}</Loaded>
    </Card>
  )
}

function List({ project, quotation }: { project: number; quotation: ProjectQuotation }) {
  const { t } = useTranslation()
  const { documents, request } = quotation
  const failed = documents.some(({ state }) => state === "failed")
  return (
    <>
      <Notice tone="bad">{failed && <p>{t("quotes.documents.failed")}</p>}</Notice>
      <ul className="document-rows">
        {documents.map((document) => (
          <Row key={document.kind} {...{ project, document }} />
        ))}
      </ul>
      {request && (
        <p className="project-request">
          <Link href={`/offerte-aanvragen?aanvraag=${request.id}`}>
            {t("quotes.project.request", { reference: request.referenceNumber })}
          </Link>
        </p>
      )}
    </>
  )
}

function Row({ project, document }: { project: number; document: ProjectDocument }) {
  const { t } = useTranslation()
  const { kind, name, state, bytes, createdAt } = document
  const { act, busy, error } = useDocument(project, kind)
  const type = name.slice(name.lastIndexOf(".") + 1)
  const Icon = type === "xlsx" ? FileSpreadsheet : FileText
  const why = state !== "ready" && t(`quotes.project.state.${state}`)
  const note = `document-${kind}`
  return (
    <li className="document-row">
      <span className={`document-icon document-${type}`}>
        <Icon aria-hidden size={26} strokeWidth={1.75} />
      </span>
      <div>
        <p className="document-name">{t(`quotes.documents.kind.${kind}`)}</p>
        <p className="document-facts" id={note}>
          {t(`quotes.project.type.${type as "docx" | "xlsx"}`)}
          {bytes !== null && ` · ${sizeText(bytes)}`}
          {createdAt !== null && " · "}
          {createdAt !== null && <time dateTime={createdAt}>{formatMoment(createdAt)}</time>}
          {why && ` · ${why}`}
        </p>
        {error && <p className="document-wrong">{whyNot(error).text}</p>}
      </div>
      <Button
        busy={busy}
        busyLabel={t("quotes.project.busy")}
        unavailable={why}
        onUnavailable={(reason) =>
          toast({ title: t("quotes.project.unavailable"), text: reason, destructive: true })
        }
        aria-describedby={note}
        onClick={() => act()}
      >
        <Download aria-hidden size="1.2em" />
        {t("quotes.project.download")}
        <span className="visually-hidden"> {t(`quotes.documents.kind.${kind}`)}</span>
      </Button>
    </li>
  )
}
