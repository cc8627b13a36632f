import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Card } from "#ui/kit/Card.tsx"
import type { IntakeChecklist, Warning } from "../../../checks/schema.ts"
import { SettleDialog } from "./SettleDialog.tsx"
import { WarningRow } from "./WarningRow.tsx"

interface WarningsProps {
  project: number
  list: Pick<IntakeChecklist, "warnings" | "unknown">
  closed: boolean
}

/** What one must be warned of, what is open first; and what is not known yet and decides it. */
export function Warnings({ project, list: { warnings, unknown }, closed }: WarningsProps) {
  const { t } = useTranslation()
  const [settling, setSettling] = useState<Warning>()
  return (
    <Card sheet title={t("intake.checks.warnings.title")}>
      {warnings.length === 0 && unknown.length === 0 && (
        <p className="checks-head muted">{t("intake.checks.warnings.none")}</p>
      )}
      <ul className="checks-items plain">
        {warnings.map((warning) => (
          <WarningRow
            key={warning.code}
            project={project}
            warning={warning}
            closed={closed}
            settle={() => setSettling(warning)}
          />
        ))}
        {unknown.map(({ title, questions }) => (
          <li key={title} className="checks-head">
            <p className="flush">{title}</p>
            <p className="muted flush">
              {t("intake.checks.warnings.unknown", { questions: questions.join(" ") })}
            </p>
          </li>
        ))}
      </ul>
      {settling && <SettleDialog project={project} warning={settling} close={() => setSettling(undefined)} />}
    </Card>
  )
}
