import { Pencil, Plus, Trash2 } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Badge } from "#ui/kit/Badge.tsx"
import { Button } from "#ui/kit/Button.tsx"
import { Card } from "#ui/kit/Card.tsx"
import { formatMoment } from "#ui/lib/format.ts"
import { AgreementDialog } from "./AgreementDialog.tsx"
import type { ShownAgreement } from "./useVisit.ts"
import type { visitChanges } from "./visitChanges.ts"

interface AgreementsCardProps {
  agreements: readonly ShownAgreement[]
  /** The project was put away. */
  closed: boolean
  changes: ReturnType<typeof visitChanges>
}

/** What was agreed, by number as in the report. */
export function AgreementsCard({ agreements, closed, changes }: AgreementsCardProps) {
  const { t } = useTranslation()
  const [open, setOpen] = useState<ShownAgreement | "new">()
  const close = () => setOpen(undefined)
  return (
    <Card title={t("intake.visit.agreements.title")} className="stack">
      {agreements.length === 0 ? (
        <p className="muted">{t("intake.visit.agreements.empty")}</p>
      ) : (
        <ol className="visit-lines">
          {agreements.map((agreement) => (
            <li key={agreement.id}>
              <div className="row tight">
                <div className="fill">
                  <div className="stack flush">
                    <p className="visit-agreed">{agreement.text}</p>
                    <p className="muted">
                      {t("intake.visit.agreements.by", {
                        ...{ name: agreement.madeBy, moment: formatMoment(agreement.madeAt) },
                      })}
                    </p>
                    {agreement.underway && <Badge tone="info">{t("intake.visit.underway")}</Badge>}
                  </div>
                </div>
                {!closed && (
                  <div className="visit-acts">
                    <Button
                      variant="plain"
                      aria-label={`${t("intake.visit.agreements.edit")}: ${agreement.text}`}
                      onClick={() => setOpen(agreement)}
                    >
                      <Pencil aria-hidden />
                    </Button>
                    <Button
                      variant="plain"
                      aria-label={`${t("intake.visit.agreements.remove")}: ${agreement.text}`}
                      onClick={() => void changes.removeAgreement(agreement)}
                    >
                      <Trash2 aria-hidden />
                    </Button>
                  </div>
                )}
              </div>
            </li>
          ))}
        </ol>
      )}
      {!closed && (
        <Button onClick={() => setOpen("new")}>
          <Plus aria-hidden size="1.2em" />
          {t("intake.visit.agreements.add")}
        </Button>
      )}
      {open === "new" && <AgreementDialog save={changes.agree} onClose={close} />}
      {open && open !== "new" && (
        <AgreementDialog
          agreement={open}
          save={(form) => changes.changeAgreement(open, form)}
          onClose={close}
        />
      )}
    </Card>
  )
}
