import { memo } from "react"
import { useTranslation } from "react-i18next"
import { Button, LinkButton } from "#ui/kit/Button.tsx"
import { Card } from "#ui/kit/Card.tsx"
import { Loaded } from "#ui/kit/Loaded.tsx"
import { Skeleton } from "#ui/kit/Skeleton.tsx"
import { useQuotation } from "../quotation/hooks.ts"
import type { Draft } from "./draft.ts"
import { ProposalEditor } from "./ProposalEditor.tsx"

interface ProposalProps {
  made: NonNullable<Draft["made"]>
  /** It was kept or thrown away: the form is for the next one. */
  forget: () => void
  generate: () => void
  onEdited: (edited: boolean) => void
}

/** What was made, as long as nobody kept it or threw it away; also after a reload. */
export const Proposal = memo(function Proposal({ made: { quotationId, notice }, ...acts }: ProposalProps) {
  const { t } = useTranslation()
  const quotation = useQuotation(quotationId)
  if (quotation.error?.status === 404)
    return (
      <Card title={t("quotes.generator.gone.title")}>
        <p>{t("quotes.generator.gone.text")}</p>
        <Button onClick={acts.forget}>{t("quotes.generator.gone.next")}</Button>
      </Card>
    )
  return (
    <Loaded from={quotation} skeleton={<Skeleton lines={8} height="3rem" />}>
      {(known) =>
        known.state === "proposed" ? (
          <ProposalEditor key={known.latest.createdAt} quotation={known} notice={notice} {...acts} />
        ) : (
          <Card title={t("quotes.generator.keptAlready.title", { number: known.number })}>
            <div className="actions">
              <LinkButton variant="primary" href={`/offertes/${known.id}`}>
                {t("quotes.generator.keptAlready.open")}
              </LinkButton>
              <Button onClick={acts.forget}>{t("quotes.generator.gone.next")}</Button>
            </div>
          </Card>
        )
      }
    </Loaded>
  )
})
