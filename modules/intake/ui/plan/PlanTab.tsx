import { useTranslation } from "react-i18next"
import { useLocation, useSearchParams } from "wouter"
import { reaches } from "#src/shared/roles.ts"
import { LinkTabs } from "#ui/kit/LinkTabs.tsx"
import { Loaded } from "#ui/kit/Loaded.tsx"
import { Select } from "#ui/kit/Select.tsx"
import { Skeleton } from "#ui/kit/Skeleton.tsx"
import { useSignedIn } from "#ui/lib/session.ts"
import { highestFloor, lowestFloor } from "../../rooms/schema.ts"
import { useMeasured } from "../perspective/measured.ts"
import { floorText } from "../rooms/floorText.ts"
import { MeasuredCard } from "../rooms/MeasuredCard.tsx"
import type { TabProps } from "../tabs.ts"
import { PhotoMeasures } from "./editor/panel/usePhotoSizes.ts"
import { FloorPart } from "./FloorPart.tsx"
import { belowOf, currentOf, type Floor, floorsOf } from "./floors.ts"
import { RefusedPlan } from "./RefusedPlan.tsx"
import { usePlans } from "./usePlans.ts"

/** The floor plans of a job, a floor each. */
export default function PlanTab({ project, closed }: TabProps) {
  const { read, known, refused } = usePlans(project)
  const { measured } = useMeasured(project)
  const [search] = useSearchParams()
  const asked = search.get("verdieping")
  const office = reaches(useSignedIn().role, "manager")
  return (
    <div className="stack roomy">
      {refused.map((one) => (
        <RefusedPlan key={one.last.key} refused={one} known={known} />
      ))}
      <Loaded from={read} skeleton={<Skeleton lines={2} height="14rem" />}>
        {(plans) => {
          const floors = floorsOf(plans, asked)
          const current = currentOf(floors, asked)
          return (
            <>
              <Floors {...{ floors, current, closed }} />
              <PhotoMeasures value={measured}>
                <FloorPart
                  key={current.slug}
                  {...{ project, closed }}
                  floor={current}
                  below={belowOf(floors, current)}
                  floors={plans}
                />
              </PhotoMeasures>
            </>
          )
        }}
      </Loaded>
      {office && !closed && <MeasuredCard project={project} />}
    </div>
  )
}

interface FloorsProps {
  floors: readonly Floor[]
  current: Floor
  closed: boolean
}

function Floors({ floors, current, closed }: FloorsProps) {
  const { t } = useTranslation()
  const [, navigate] = useLocation()
  const hrefOf = (slug: string) => `?tab=plattegrond&verdieping=${slug}`
  const free = Array.from({ length: highestFloor - lowestFloor + 1 }, (_, at) => lowestFloor + at).filter(
    (level) => !floors.some((floor) => floor.level === level),
  )
  return (
    <div className="split">
      {floors.length > 1 ? (
        <LinkTabs
          label={t("intake.plan.floors")}
          tabs={floors.map(({ slug, level }) => ({
            href: hrefOf(slug),
            label: slug.slice(1).includes("-")
              ? `${floorText(level)} (${slug.split("-").at(-1)})`
              : floorText(level),
            current: slug === current.slug,
          }))}
        />
      ) : (
        <h2>{floorText(current.level)}</h2>
      )}
      {!closed && (
        <Select
          id="plan-erbij"
          label={t("intake.plan.addFloor")}
          empty={t("intake.plan.chooseFloor")}
          value=""
          options={free.map((level) => ({ value: String(level), label: floorText(level) }))}
          onChange={(level) => navigate(hrefOf(level))}
        />
      )}
    </div>
  )
}
