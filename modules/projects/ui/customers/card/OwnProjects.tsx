import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Link } from "wouter"
import { formatDay } from "#src/shared/days.ts"
import { Badge } from "#ui/kit/Badge.tsx"
import { Button } from "#ui/kit/Button.tsx"
import { Card } from "#ui/kit/Card.tsx"
import { Status } from "#ui/kit/Status.tsx"
import { formatEuros } from "#ui/lib/format.ts"
import { agreedPriceOf } from "../../../agreedPrice.ts"
import type { Project } from "../../../schema.ts"
import { shownStatus } from "../../list/shownStatus.ts"

const atOnce = 6

/** His projects: what runs, what is planned, what is only offered, what is done; what was put away last. */
export function OwnProjects({ projects }: { projects: Project[] }) {
  const { t } = useTranslation()
  const [all, setAll] = useState(false)
  const ordered = projects.toSorted((a, b) => rankOf(a) - rankOf(b))
  const shown = all ? ordered : ordered.slice(0, atOnce)
  const left = ordered.length - shown.length
  return (
    <Card sheet title={t("projects.customers.projects")} className="customer-sheet">
      {projects.length === 0 ? (
        <p className="customer-none muted">{t("projects.customers.noProjects")}</p>
      ) : (
        <ul className="customer-rows plain">
          {shown.map((project) => (
            <li key={project.id}>
              <Line project={project} />
            </li>
          ))}
        </ul>
      )}
      {left > 0 && (
        <p className="customer-more no-print">
          <Button className="button-small" onClick={() => setAll(true)}>
            {t("projects.customers.moreProjects", { count: left })}
          </Button>
        </p>
      )}
    </Card>
  )
}

/** Of the same rank the newest first, as they come. */
function rankOf({ status, lead, archivedAt }: Project): number {
  if (archivedAt !== null) return 4
  if (lead) return 2
  return { active: 0, planned: 1, completed: 3 }[status]
}

function Line({ project }: { project: Project }) {
  const { t } = useTranslation()
  const { id, name, startDate, endDate, archivedAt } = project
  const price = agreedPriceOf(project)
  const days = [startDate, endDate].filter((day) => typeof day === "string").map(formatDay)
  return (
    <>
      <div className="customer-project-name stack flush">
        <Link href={`/projects/${id}`} className="touch">
          {name}
        </Link>
        {days.length > 0 && <span className="customer-about muted">{days.join(" – ")}</span>}
      </div>
      {archivedAt ? <Badge>{t("projects.customers.archived")}</Badge> : <Status of={shownStatus(project)} />}
      {price !== undefined && <span className="customer-project-price">{formatEuros(price)}</span>}
    </>
  )
}
