import { FilePlus } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Link } from "wouter"
import { useProject } from "#modules/projects/ui/hooks.ts"
import { LinkButton } from "#ui/kit/Button.tsx"
import { Card } from "#ui/kit/Card.tsx"
import { Loaded } from "#ui/kit/Loaded.tsx"
import { Notice } from "#ui/kit/Notice.tsx"
import { Skeleton } from "#ui/kit/Skeleton.tsx"
import { formatEuros } from "#ui/lib/format.ts"
import type { ProjectQuotation } from "../../quotations/schema.ts"
import { StateBadge } from "../overview/StateBadge.tsx"
import { DocumentRow } from "./DocumentRow.tsx"
import { useQuotation } from "./hooks.ts"

/** The card 'Projectdocumenten', or how a project comes by a quotation. */
export default function ProjectDocuments({ id }: { id: number }) {
  const { t } = useTranslation()
  const quotation = useQuotation(id)
  const archived = useProject(id).data?.archivedAt !== null
  const { data } = quotation
  if (!data && !quotation.error) return <Skeleton lines={5} height="3.5rem" />
  if (data?.quotation === null && archived) return null
  const made = !data || data.documents.length > 0
  return (
    <Card
      title={t(made ? "quotes.project.title" : "quotes.overview.onProject.title")}
      className="project-documents"
    >
      <Loaded from={quotation}>
        {(known) =>
          known.quotation === null ? <None project={id} /> : <List project={id} quotation={known} />
        }
      </Loaded>
    </Card>
  )
}

function None({ project }: { project: number }) {
  const { t } = useTranslation()
  return (
    <>
      <p>{t("quotes.overview.onProject.none")}</p>
      <LinkButton href={`/offertes/nieuw?project=${project}`}>
        <FilePlus aria-hidden size="1.2em" />
        {t("quotes.overview.onProject.make")}
      </LinkButton>
    </>
  )
}

function List({ project, quotation: known }: { project: number; quotation: ProjectQuotation }) {
  const { t } = useTranslation()
  const { quotation, documents, request } = known
  const failed = documents.some(({ state }) => state === "failed")
  return (
    <>
      {quotation && <InShort {...quotation} />}
      {documents.length === 0 && <p className="muted">{t("quotes.overview.onProject.proposal")}</p>}
      <Notice tone="bad">{failed && <p>{t("quotes.documents.failed")}</p>}</Notice>
      <ul className="lines">
        {documents.map((document) => (
          <DocumentRow key={document.kind} {...{ project, document }} />
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

function InShort({ id, number, state, price }: NonNullable<ProjectQuotation["quotation"]>) {
  const { t } = useTranslation()
  return (
    <div className="project-quotation cluster flush">
      <Link className="project-quotation-link" href={`/offertes/${id}`}>
        {t("quotes.overview.openNumber", { number })}
      </Link>
      <StateBadge state={state} />
      <p className="price">
        <strong>{formatEuros(price)}</strong> <span className="muted">{t("quotes.request.withVat")}</span>
      </p>
    </div>
  )
}
