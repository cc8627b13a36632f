import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import { ErrorSummary } from "#ui/kit/ErrorSummary.tsx"
import type { CustomerCard } from "../../schema.ts"
import { filledOf, inputNames } from "./customerInputs.ts"
import type { Edit } from "./useEdit.ts"

/** Two people changed the same customer: what differs, and which of the two to go on with. Nothing is saved yet. */
export function Conflict({ edit, theirs }: { edit: Edit; theirs: CustomerCard }) {
  const { t } = useTranslation()
  const { state, base, goOn } = edit
  const [mine, now, before] = [state.form.getValues(), filledOf(theirs), filledOf(base)]
  const changedByThem = inputNames.filter((name) => now[name] !== before[name])
  return (
    <ErrorSummary
      title={t("projects.customers.conflict.title")}
      message={state.save.error?.message}
      attempt={state.attempt}
    >
      <p>{t("projects.customers.conflict.text")}</p>
      <dl className="conflict">
        {changedByThem.map((name) => (
          <div key={name}>
            <dt>{t(`projects.customers.field.${name}`)}</dt>
            <dd>
              <span className="muted">{t("projects.customers.conflict.theirs")}</span>{" "}
              {now[name] || t("projects.customers.conflict.nothing")}
            </dd>
            {mine[name] !== before[name] && mine[name] !== now[name] && (
              <dd>
                <span className="muted">{t("projects.customers.conflict.mine")}</span>{" "}
                {mine[name] || t("projects.customers.conflict.nothing")}
              </dd>
            )}
          </div>
        ))}
      </dl>
      <div className="actions">
        <Button variant="primary" onClick={() => goOn(true)}>
          {t("projects.customers.conflict.keepMine")}
        </Button>
        <Button onClick={() => goOn(false)}>{t("projects.customers.conflict.takeTheirs")}</Button>
      </div>
    </ErrorSummary>
  )
}
