import { useTranslation } from "react-i18next"
import { LinkTabs } from "#ui/kit/LinkTabs.tsx"
import { useHasScreen } from "#ui/lib/office.ts"
import { boardPath } from "./board/boardAddress.ts"
import { hrefOfThisWeek } from "./useWeekAddress.ts"

/** The planning by people and by projects, for who may see both. */
export function PlanningTabs({ here }: { here: "people" | "projects" }) {
  const { t } = useTranslation()
  if (!useHasScreen()(boardPath)) return null
  return (
    <LinkTabs
      label={t("timeline.board.views")}
      tabs={[
        { href: boardPath, label: t("timeline.board.people"), current: here === "people" },
        { href: hrefOfThisWeek, label: t("timeline.board.projects"), current: here === "projects" },
      ]}
    />
  )
}
