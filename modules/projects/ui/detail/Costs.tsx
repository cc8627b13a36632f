import { Plus } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import { Card } from "#ui/kit/Card.tsx"
import { TabCount } from "#ui/kit/LinkTabs.tsx"
import { Loaded } from "#ui/kit/Loaded.tsx"
import { Skeleton } from "#ui/kit/Skeleton.tsx"
import { useCosts } from "../hooks.ts"
import { BookCost } from "./BookCost.tsx"
import { CostLines } from "./CostLines.tsx"
import { CostSums } from "./CostSums.tsx"
import type { PartProps } from "./tabs.tsx"

/** What the job has cost so far, beside what it was estimated at. */
export function Costs({ project: { id, archivedAt }, manager }: PartProps) {
  const { t } = useTranslation()
  const changeable = manager && archivedAt === null
  const costs = useCosts(id)
  const [booking, setBooking] = useState(false)
  return (
    <Card
      title={t("projects.costs.title")}
      className="project-costs"
      aside={
        changeable && (
          <Button className="button-small" onClick={() => setBooking(true)}>
            <Plus aria-hidden size="1.2em" />
            {t("projects.costs.book")}
          </Button>
        )
      }
    >
      <Loaded from={costs} skeleton={<Skeleton lines={4} />}>
        {(known) => (
          <>
            <CostSums costs={known} />
            <CostLines id={id} lines={known.lines} changeable={changeable} />
          </>
        )}
      </Loaded>
      {booking && <BookCost id={id} onClose={() => setBooking(false)} />}
    </Card>
  )
}

/** How many bookings there are. */
export const CostCount = ({ id }: { id: number }) => <TabCount count={useCosts(id).data?.lines.length} />
