import { useMemo } from "react"
import { useTranslation } from "react-i18next"
import { formatQuantity } from "#src/shared/euro.ts"
import { planMeasures } from "../../plan/geometry/measures.ts"
import type { Plan } from "../../plan/schema.ts"
import { formulaOf } from "../../rooms/formula.ts"
import { drawnShape } from "../../rooms/measured.ts"
import { addedUp } from "../../rooms/measures.ts"
import { type Reckoned, ReckonedCard } from "./ReckonedCard.tsx"

/** What follows from the rooms of a floor, of each and of all together, with how one reckons to it. */
export function PlanMeasures({ plan: { rooms } }: { plan: Pick<Plan, "rooms"> }) {
  const { t } = useTranslation()
  const reckoned = useMemo(() => reckonedOf(rooms), [rooms])
  if (reckoned.length === 0) return null
  return (
    <section className="stack">
      <h2>{t("intake.plans.measures.title")}</h2>
      <div className="cards">
        {reckoned.map((room) => (
          <ReckonedCard key={room.id} of={room} />
        ))}
        {reckoned.length > 1 && (
          <ReckonedCard
            of={{ ...inAll(reckoned), name: t("intake.rooms.together", { count: reckoned.length }) }}
          />
        )}
      </div>
      <p className="muted">{t("intake.rooms.rule")}</p>
    </section>
  )
}

/** Only rooms that have an area. */
const reckonedOf = (rooms: Plan["rooms"]): Reckoned[] =>
  rooms.flatMap((room) => {
    const measures = planMeasures(room, rooms)
    if (!measures) return []
    const shape = drawnShape(room, rooms)
    return [{ id: room.id, name: room.name, measures, formula: (measure) => formulaOf(shape, measure) }]
  })

const inAll = (rooms: readonly Reckoned[]): Omit<Reckoned, "name"> => ({
  id: "all",
  measures: addedUp(rooms.map(({ measures }) => measures)),
  formula: (measure) => rooms.map(({ measures }) => formatQuantity(measures[measure], 2)).join(" + "),
})
