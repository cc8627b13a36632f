import { type ComponentType, lazy, Suspense } from "react"
import { useTranslation } from "react-i18next"
import { LinkButton } from "#ui/kit/Button.tsx"
import type { DayItem } from "../../schema.ts"

export interface SettleProps {
  /** How many there are in all. */
  left: number
  /** Where all of them are. */
  href: string
}

/** By what is told: what the office settles without leaving the list. */
const panels: Record<string, ComponentType<SettleProps>> = {
  toApprove: lazy(() => import("./HoursToApprove.tsx")),
  hoursOnNoProject: lazy(() => import("./HoursOnNoProject.tsx")),
  invoicesOnNoProject: lazy(() => import("./InvoicesOnNoProject.tsx")),
}

/** What is left of an item that the data settle, each with the shortest way; of others the way there. */
export function Settle({ item: { id, left, href, task } }: { item: DayItem }) {
  const { t } = useTranslation()
  const Panel = panels[id.split(".")[1]!]
  return (
    <div className="checklist-settle no-print">
      {Panel && left ? (
        <Suspense>
          <Panel left={left} href={href} />
        </Suspense>
      ) : (
        <LinkButton href={href}>
          {t("checklist.settle")}
          <span className="visually-hidden">: {task}</span>
        </LinkButton>
      )}
    </div>
  )
}
