import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Link } from "wouter"
import { formatDay } from "#src/shared/days.ts"
import { Button } from "#ui/kit/Button.tsx"
import { Card } from "#ui/kit/Card.tsx"
import { Loaded } from "#ui/kit/Loaded.tsx"
import { formatEuros } from "#ui/lib/format.ts"
import { useWide } from "#ui/lib/useWide.ts"
import type { DueBilling } from "../../billing/schema.ts"
import { useDraftOf, useDueBilling } from "../hooks.ts"

const onPhone = 3
const whereThereIsRoom = 5

/** What may be invoiced now, and why; nothing as long as there is none. */
export function DueNow() {
  const { t } = useTranslation()
  const due = useDueBilling()
  const [all, setAll] = useState(false)
  const wide = useWide()
  if (!due.error && !due.data?.length) return null
  return (
    <Card title={t("business.due.title")} className="no-print">
      <Loaded from={due}>
        {(known) => {
          const shown = all ? known : known.slice(0, wide ? whereThereIsRoom : onPhone)
          return (
            <>
              <ul className="lines" aria-label={t("business.due.title")}>
                {shown.map((part) => (
                  <DuePart key={`${part.projectId} ${part.part} ${part.because}`} part={part} />
                ))}
              </ul>
              {shown.length < known.length && (
                <Button className="button-small" onClick={() => setAll(true)}>
                  {t("business.due.more", { count: known.length - shown.length })}
                </Button>
              )}
            </>
          )
        }}
      </Loaded>
    </Card>
  )
}

function DuePart({ part }: { part: DueBilling }) {
  const { t } = useTranslation()
  const { projectId, projectName, customerName, part: place, moment, because, amount, since } = part
  const draft = useDraftOf(projectId)
  const why = t(`business.billing.because.${because}`)
  return (
    <li className="sales-due split flush">
      <div>
        <Link href={`/projects/${projectId}?tab=documenten`} className="touch">
          {projectName}
        </Link>
        <p className="document-facts">
          {[customerName, moment, since ? t("business.due.since", { why, day: formatDay(since) }) : why]
            .filter(Boolean)
            .join(" · ")}
        </p>
      </div>
      <div className="cluster">
        <strong>{formatEuros(amount)}</strong>
        <Button
          variant="primary"
          className="button-small"
          busy={draft.busy}
          onClick={() =>
            void draft.act(place === null ? { kind: "final" } : { kind: "instalment", part: place })
          }
        >
          {t("business.due.make")}
          <span className="visually-hidden"> {`${projectName}, ${moment}`}</span>
        </Button>
      </div>
    </li>
  )
}
