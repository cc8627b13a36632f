import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { Link } from "wouter"
import { Button } from "#ui/kit/Button.tsx"
import { Card } from "#ui/kit/Card.tsx"
import { Notice } from "#ui/kit/Notice.tsx"
import { formatEuros } from "#ui/lib/format.ts"
import type { Quotation } from "../../quotations/schema.ts"
import { StateBadge } from "../overview/StateBadge.tsx"
import type { Preview } from "../quotation/usePreview.ts"

interface ProposalHeadProps {
  quotation: Quotation
  preview: Preview
  notice: string | null
  children: ReactNode
}

/** The price as it stands now, what it is for, and what asks for a look. */
export function ProposalHead({ quotation, preview, notice, children }: ProposalHeadProps) {
  const { t } = useTranslation()
  const { number, projectId, projectName, latest, state } = quotation
  const { totals, warnings } = preview.priced
  return (
    <Card title={t("quotes.generator.result.title", { number })} aside={<StateBadge state={state} />}>
      <p className={preview.stale ? "proposal-price flush proposal-stale" : "proposal-price flush"}>
        <strong>{formatEuros(totals.price)}</strong> {t("quotes.generator.result.withVat")}
      </p>
      <dl className="proposal-sums">
        <div className="split flush">
          <dt>{t("quotes.generator.result.net")}</dt>
          <dd>{formatEuros(totals.net)}</dd>
        </div>
        {totals.vat.map(({ rate, amount, base }) => (
          <div key={rate} className="split flush">
            <dt>{t("quotes.generator.result.vat", { rate, base: formatEuros(base) })}</dt>
            <dd>{formatEuros(amount)}</dd>
          </div>
        ))}
      </dl>
      <p className="proposal-project flush">
        <Link href={`/projects/${projectId}`}>{t("quotes.generator.result.project", { id: projectId })}</Link>{" "}
        <span>{projectName}</span>
      </p>
      <p className="muted">{t(`quotes.generator.writer.${latest.writer}`)}</p>
      <Notice tone="warn">{notice && <p>{notice}</p>}</Notice>
      <Notice tone="warn">
        {warnings.length > 0 && (
          <ul className="marks">
            {warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        )}
      </Notice>
      <Notice tone="bad">
        {preview.error && Object.keys(preview.fields).length === 0 && (
          <>
            <p>
              {t("quotes.generator.result.notPriced")} {preview.error.message}
            </p>
            <Button onClick={preview.again}>{t("kit.action.retry")}</Button>
          </>
        )}
      </Notice>
      {children}
    </Card>
  )
}
