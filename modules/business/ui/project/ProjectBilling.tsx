import { useState } from "react"
import { useTranslation } from "react-i18next"
import { useProject } from "#modules/projects/ui/hooks.ts"
import { Button } from "#ui/kit/Button.tsx"
import { Card } from "#ui/kit/Card.tsx"
import { Loaded } from "#ui/kit/Loaded.tsx"
import { Notice } from "#ui/kit/Notice.tsx"
import { Skeleton } from "#ui/kit/Skeleton.tsx"
import type { ProjectBilling as Billing } from "../../billing/schema.ts"
import { useDraftOf, useProjectBilling } from "../hooks.ts"
import { BillingFigures } from "./BillingFigures.tsx"
import { CostDialog } from "./CostDialog.tsx"
import { Extras } from "./Extras.tsx"
import { Invoiced } from "./Invoiced.tsx"
import { Parts } from "./Parts.tsx"
import { PlanDialog } from "./PlanDialog.tsx"

/** On a project's page: what it comes to, what of it was invoiced and paid, and what may be invoiced now. */
export default function ProjectBilling({ id }: { id: number }) {
  const { t } = useTranslation()
  const billing = useProjectBilling(id)
  const open = useProject(id).data?.archivedAt === null
  return (
    <Card title={t("business.billing.title")} className="billing stack">
      <Loaded from={billing} skeleton={<Skeleton lines={4} height="3rem" />}>
        {(known) => <Known project={id} billing={known} open={open} />}
      </Loaded>
    </Card>
  )
}

interface KnownProps {
  project: number
  billing: Billing
  /** Of a project that was put away nothing is invoiced any more. */
  open: boolean
}

function Known({ project, billing, open }: KnownProps) {
  const { t } = useTranslation()
  const [asked, setAsked] = useState<"plan" | "cost">()
  const draft = useDraftOf(project)
  const { quotation, accepted, parts, extras, settled, toInvoice } = billing
  const close = () => setAsked(undefined)
  const begun = parts.some(({ invoice }) => invoice !== null)
  return (
    <>
      {quotation === null && <p className="muted">{t("business.billing.noQuotation")}</p>}
      <Notice tone="info">{quotation && !accepted && t("business.billing.notAccepted")}</Notice>
      {accepted && <BillingFigures billing={billing} />}
      {parts.length > 0 && (
        <Parts parts={parts} busy={draft.busy} make={open && accepted && !settled ? draft.act : undefined} />
      )}
      {extras.length > 0 && <Extras extras={extras} />}
      <Invoiced project={project} />
      {open && (
        <div className="cluster no-print">
          {accepted && toInvoice !== 0 && (
            <Button busy={draft.busy} onClick={() => void draft.act({ kind: "final" })}>
              {t(
                settled
                  ? "business.billing.makeExtra"
                  : begun
                    ? "business.billing.makeFinal"
                    : "business.billing.makeAll",
              )}
            </Button>
          )}
          <Button onClick={() => setAsked("cost")}>{t("business.cost.open")}</Button>
          {quotation && !settled && (
            <Button onClick={() => setAsked("plan")}>{t("business.plan.open")}</Button>
          )}
        </div>
      )}
      {asked === "plan" && <PlanDialog {...{ project, billing }} onClose={close} />}
      {asked === "cost" && <CostDialog project={project} onClose={close} />}
    </>
  )
}
