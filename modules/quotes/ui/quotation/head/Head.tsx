import { useTranslation } from "react-i18next"
import { Link } from "wouter"
import { typeLabels } from "#src/shared/projectTypes.ts"
import { ScreenHead } from "#ui/kit/ScreenHead.tsx"
import { formatMoment } from "#ui/lib/format.ts"
import type { Quotation } from "../../../quotations/schema.ts"
import { StateBadge } from "../../overview/StateBadge.tsx"
import type { ContentForm } from "../useContentForm.ts"
import { Actions } from "./Actions.tsx"
import { Totals } from "./Totals.tsx"

/** Whose quotation it is, how it stands, what it comes to and what can be done now. */
export function Head({
  quotation,
  form,
  dirty,
}: {
  quotation: Quotation
  form: ContentForm
  dirty: boolean
}) {
  const { t } = useTranslation()
  const { number, state, stateAt, stateBy, reason, client, projectId, projectName, requestId, latest } =
    quotation
  return (
    <>
      <ScreenHead title={t("quotes.quotation.named", { number })}>
        <Actions quotation={quotation} form={form} dirty={dirty} />
      </ScreenHead>
      <section className="card quote-head" aria-label={t("quotes.quotation.head")}>
        <div className="stack flush">
          <p className="cluster">
            <StateBadge state={state} />
            <span className="muted">
              {formatMoment(stateAt)}
              {stateBy && ` · ${stateBy}`}
              {` · ${t("quotes.quotation.version", { version: latest.version })}`}
            </span>
          </p>
          {reason && <p>{t("quotes.quotation.reason", { reason })}</p>}
          {latest.validUntil && state === "sent" && (
            <p>
              {t("quotes.quotation.validUntil", { day: latest.validUntil.split("-").reverse().join("-") })}
            </p>
          )}
          <dl className="quote-facts facts">
            <div>
              <dt>{t("quotes.quotation.client")}</dt>
              <dd>
                {client.id === null ? (
                  client.name || t("quotes.quotation.noClient")
                ) : (
                  <Link href={`/klanten/${client.id}`}>{client.name}</Link>
                )}
              </dd>
            </div>
            <div>
              <dt>{t("quotes.quotation.project")}</dt>
              <dd>
                <Link href={`/projects/${projectId}`}>{projectName}</Link>
              </dd>
            </div>
            {quotation.projectTypes.length > 0 && (
              <div>
                <dt>{t("quotes.quotation.work")}</dt>
                <dd>{quotation.projectTypes.map((type) => typeLabels[type]).join(", ")}</dd>
              </div>
            )}
            {requestId !== null && (
              <div>
                <dt>{t("quotes.quotation.request")}</dt>
                <dd>
                  <Link href={`/offerte-aanvragen?aanvraag=${requestId}`}>
                    {t("quotes.quotation.toRequest")}
                  </Link>
                </dd>
              </div>
            )}
          </dl>
        </div>
        <Totals preview={form.preview} />
      </section>
    </>
  )
}
