import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import { Card } from "#ui/kit/Card.tsx"
import { Loaded } from "#ui/kit/Loaded.tsx"
import { Skeleton } from "#ui/kit/Skeleton.tsx"
import { formatMoment } from "#ui/lib/format.ts"
import type { HistoryEntry } from "../../schema.ts"
import { useHistory } from "../hooks.ts"
import { historyText } from "./historyText.ts"
import type { PartProps } from "./tabs.tsx"

const atOnce = 20

/** Who did what, and when, the newest first. */
export function History({ project: { id } }: PartProps) {
  const { t } = useTranslation()
  const history = useHistory(id)
  return (
    <Card title={t("projects.history.title")} className="project-history">
      <Loaded from={history} skeleton={<Skeleton lines={4} />}>
        {(entries) => <Entries entries={entries} />}
      </Loaded>
    </Card>
  )
}

function Entries({ entries }: { entries: HistoryEntry[] }) {
  const { t } = useTranslation()
  const [all, setAll] = useState(false)
  const shown = all ? entries : entries.slice(0, atOnce)
  return (
    <>
      <ol className="history plain">
        {shown.map((entry) => (
          <li key={entry.id}>
            <span>{historyText(entry)}</span>
            <span className="muted">
              {entry.by ?? t("projects.program")} · <time dateTime={entry.at}>{formatMoment(entry.at)}</time>
            </span>
          </li>
        ))}
      </ol>
      {shown.length < entries.length && (
        <Button className="button-small" onClick={() => setAll(true)}>
          {t("projects.history.more", { count: entries.length - shown.length })}
        </Button>
      )}
    </>
  )
}
