import { TriangleAlert } from "lucide-react"
import { useTranslation } from "react-i18next"
import type { TimelineProject } from "../schema.ts"

/** What must be settled before work on it may begin; nothing where there is nothing. */
export function Halted({ of: { halted } }: { of: TimelineProject }) {
  const { t } = useTranslation()
  if (!halted) return null
  return (
    <p className="plan-halted mark whole">
      <TriangleAlert aria-hidden size="1.05em" />
      <span>
        <span className="visually-hidden">{t("timeline.card.notYet")} </span>
        {halted.join(", ")}
      </span>
    </p>
  )
}
