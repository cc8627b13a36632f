import { useTranslation } from "react-i18next"
import { dayOf } from "#src/shared/calendar.ts"
import { formatDay } from "#src/shared/days.ts"
import { LinkButton } from "#ui/kit/Button.tsx"
import { Notice } from "#ui/kit/Notice.tsx"
import { t } from "#ui/lib/i18n.ts"
import { belongsToProject } from "../../schema.ts"
import { whatOf } from "./itemText.ts"
import type { Row } from "./rows.ts"

/** One's own hours that lack an end or a project, or that the office sent back. */
export function Unfinished({ rows }: { rows: readonly Row[] }) {
  const { t } = useTranslation()
  const lacking = rows.filter(isLacking)
  return (
    <Notice tone="warn">
      {lacking.length > 0 && (
        <>
          <p>
            <strong>{t("gps.timer.unfinished.title")}</strong>
          </p>
          <ul className="refused-list stack">
            {lacking.map((row) => (
              <li key={row.ref}>
                <p>
                  {formatDay(dayOf(new Date(row.startTime)))}, {whatOf(row)}. {wantOf(row)}
                </p>
                <LinkButton className="button-small" href={`/gps-tracking/${row.id}`}>
                  {t("gps.timer.unfinished.mend")}
                  <span className="visually-hidden">
                    : {formatDay(dayOf(new Date(row.startTime)))}, {whatOf(row)}
                  </span>
                </LinkButton>
              </li>
            ))}
          </ul>
        </>
      )}
    </Notice>
  )
}

export const isLacking = (row: Row): boolean =>
  row.removedAt === null && !row.waiting && wantOf(row) !== undefined

function wantOf({ status, review, reviewNote, kind, projectId }: Row): string | undefined {
  if (status === "active" || review === "approved") return undefined
  if (review === "rejected")
    return reviewNote
      ? t("gps.timer.unfinished.rejected", { note: reviewNote })
      : t("gps.timer.unfinished.rejectedBare")
  if (status === "incomplete") return t("gps.timer.unfinished.noEnd")
  return projectId === null && belongsToProject(kind) ? t("gps.timer.unfinished.noProject") : undefined
}
