import { useTranslation } from "react-i18next"
import { Card } from "#ui/kit/Card.tsx"
import { Loaded } from "#ui/kit/Loaded.tsx"
import { formatMoment } from "#ui/lib/format.ts"
import type { HistoryEntry } from "../../../schema.ts"
import { useHistory } from "../hooks.ts"
import { inputNames } from "../inputNames.ts"

/** Who did what to this customer, newest first. */
export function CustomerHistory({ id }: { id: number }) {
  const { t } = useTranslation()
  return (
    <Card title={t("projects.customers.history.title")}>
      <Loaded from={useHistory(id)}>
        {(entries) => (
          <ol className="customer-history lines">
            {entries.map((entry) => (
              <li key={entry.id} className="stack flush">
                <p>
                  <Told entry={entry} />
                </p>
                <p className="muted">
                  <time dateTime={entry.at}>{formatMoment(entry.at)}</time>
                  {entry.by && ` · ${entry.by}`}
                </p>
              </li>
            ))}
          </ol>
        )}
      </Loaded>
    </Card>
  )
}

function Told({ entry: { action, details, by } }: { entry: HistoryEntry }) {
  const { t } = useTranslation()
  const names = Array.isArray(details.fields) ? details.fields : []
  const fields = inputNames
    .filter((name) => names.includes(name))
    .map((name) => t(`projects.customers.field.${name}`).toLowerCase())
    .join(", ")
  if (action === "changed") return t("projects.customers.history.changed", { fields })
  if (action === "filled") return t("projects.customers.history.filled", { fields })
  if (action === "merged") {
    const { name, email, phone } = details
    const other = [name, email, phone].filter(Boolean).join(", ")
    return t("projects.customers.history.merged", { other })
  }
  return t(by ? "projects.customers.history.added" : "projects.customers.history.asked")
}
