import { type ReactNode, useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import type { TimelineProject } from "../../schema.ts"

const more = 24

/** The first of them, and more on request: who has not planned for a year has hundreds. */
export function JobList({
  jobs,
  first,
  row,
}: {
  jobs: readonly TimelineProject[]
  first: number
  row: (job: TimelineProject) => ReactNode
}) {
  const { t } = useTranslation()
  const [shown, setShown] = useState(first)
  return (
    <ul className="plain">
      {jobs.slice(0, shown).map(row)}
      {jobs.length > shown && (
        <li>
          <Button variant="plain" onClick={() => setShown(shown + more)}>
            {t("timeline.aside.more", { count: Math.min(more, jobs.length - shown) })}
          </Button>
        </li>
      )}
    </ul>
  )
}
