import { Loaded } from "#ui/kit/Loaded.tsx"
import { Skeleton } from "#ui/kit/Skeleton.tsx"
import type { TabProps } from "../tabs.ts"
import { AgreementsCard } from "./AgreementsCard.tsx"
import { PeopleCard } from "./PeopleCard.tsx"
import { RefusedSave } from "./RefusedSave.tsx"
import { ReportCard } from "./ReportCard.tsx"
import { useVisit } from "./useVisit.ts"
import { visitChanges } from "./visitChanges.ts"

/** What was agreed on site, who was there and signed for it, and the report of all that was taken. */
export function ReportTab({ project, closed }: TabProps) {
  const { read, known, refused } = useVisit(project)
  const changes = visitChanges(project)
  return (
    <div className="stack roomy">
      {refused.map((item) => (
        <RefusedSave key={item.key} {...{ item, known }} />
      ))}
      <Loaded from={read} skeleton={<Skeleton lines={3} height="8rem" />}>
        {({ agreements, people }) => (
          <>
            <AgreementsCard {...{ agreements, closed, changes }} />
            <PeopleCard {...{ people, agreements, closed, changes }} />
          </>
        )}
      </Loaded>
      <ReportCard project={project} />
    </div>
  )
}
