import { useTranslation } from "react-i18next"
import { Card } from "#ui/kit/Card.tsx"
import { TabCount } from "#ui/kit/LinkTabs.tsx"
import { Loaded } from "#ui/kit/Loaded.tsx"
import { Skeleton } from "#ui/kit/Skeleton.tsx"
import { useCosts } from "../hooks.ts"
import { Orders } from "../orders/Orders.tsx"
import { CostLines } from "./CostLines.tsx"
import { CostsBeside } from "./CostsBeside.tsx"
import type { PartProps } from "./tabs.tsx"

/** What the job costs beside its budget, what is on order, and each booking. */
export function Costs({ project: { id, archivedAt }, manager }: PartProps) {
  const { t } = useTranslation()
  const changeable = manager && archivedAt === null
  return (
    <>
      <CostsBeside id={id} changeable={changeable} />
      <Loaded from={useCosts(id)} skeleton={<Skeleton lines={4} />}>
        {({ commitments, lines }) => (
          <>
            <Orders project={id} orders={commitments} changeable={changeable} />
            <Card title={t("projects.costs.lines")} className="project-costs">
              <CostLines id={id} lines={lines} changeable={changeable} />
            </Card>
          </>
        )}
      </Loaded>
    </>
  )
}

/** How many bookings there are. */
export const CostCount = ({ id }: { id: number }) => <TabCount count={useCosts(id).data?.lines.length} />
