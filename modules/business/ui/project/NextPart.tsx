import { ReceiptEuro } from "lucide-react"
import { useTranslation } from "react-i18next"
import { StepCard } from "#modules/projects/ui/detail/StepCard.tsx"
import { Button } from "#ui/kit/Button.tsx"
import { formatEuros } from "#ui/lib/format.ts"
import { useDraftOf, useProjectBilling } from "../hooks.ts"

/** Above a job: the part of its price that may be invoiced by now, the first of several. */
export default function NextPart({ id }: { id: number }) {
  const { t } = useTranslation()
  const parts = useProjectBilling(id).data?.parts ?? []
  const draft = useDraftOf(id)
  const place = parts.findIndex(({ due }) => due)
  const part = parts[place]
  if (!part) return null
  return (
    <StepCard
      tone="warn"
      icon={ReceiptEuro}
      kind={t("business.due.title")}
      title={part.moment}
      text={t("business.billing.partOf", { percent: part.percent, amount: formatEuros(part.amount) })}
    >
      <Button
        variant="primary"
        busy={draft.busy}
        onClick={() => void draft.act({ kind: "instalment", part: place })}
      >
        {t("business.due.make")}
      </Button>
    </StepCard>
  )
}
