import { Notice } from "#ui/kit/Notice.tsx"
import { spanText } from "#ui/lib/dates.ts"
import type { ApiError } from "#ui/lib/http.ts"
import { t } from "#ui/lib/i18n.ts"
import type { TimelineProject } from "../../schema.ts"
import { spanOf } from "../../week.ts"

/** Why nothing was saved, and what a colleague who was first made of it. */
export const Refused = ({
  error,
  meanwhile,
}: {
  error: ApiError | undefined
  meanwhile: TimelineProject[]
}) => (
  <Notice tone="bad">
    {error && [t("timeline.saved.failed"), error.message, ...meanwhile.map(nowText)].join(" ")}
  </Notice>
)

/** 'Keuken staat nu op di 1 dec t/m wo 2 dec, met Bas de Kok.' */
function nowText(project: TimelineProject): string {
  const { name, team } = project
  const span = spanOf(project)
  if (!span) return t("timeline.board.now.unplanned", { name })
  const days = spanText(span)
  return team.length === 0
    ? t("timeline.board.now.nobody", { name, days })
    : t("timeline.board.now.planned", { name, days, team: team.map((one) => one.name).join(", ") })
}
