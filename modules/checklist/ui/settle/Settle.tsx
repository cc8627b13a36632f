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

/** By the module and the name in the key of what is told: what the office settles without leaving the list. */
const panels: Record<string, Record<string, ComponentType<SettleProps>>> = {
  gps: {
    toApprove: lazy(() => import("./HoursToApprove.tsx")),
    hoursOnNoProject: lazy(() => import("./HoursOnNoProject.tsx")),
  },
  invoices: { invoicesOnNoProject: lazy(() => import("./InvoicesOnNoProject.tsx")) },
}

/** What is left of an item that the data settle, each with the shortest way; of others the way there. */
export function Settle({ item: { id, left, href, task } }: { item: DayItem }) {
  const { t } = useTranslation()
  const [module = "", name = ""] = id.split(".")
  const Panel = panels[module]?.[name]
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
