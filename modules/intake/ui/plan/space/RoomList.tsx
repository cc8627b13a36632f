import { useTranslation } from "react-i18next"
import { formatQuantity } from "#src/shared/euro.ts"
import { planMeasures } from "../../../plan/geometry/measures.ts"
import { openingsOf } from "../../../plan/geometry/openings.ts"
import type { Plan, PlanRoom } from "../../../plan/schema.ts"
import { floorText } from "../../rooms/floorText.ts"
import { measureText } from "../../rooms/measureText.ts"

/** What stands in the drawing, for who doesn't see it. */
export const RoomList = ({ plans }: { plans: readonly Plan[] }) => (
  <div className="visually-hidden">
    {plans.map((plan) => (
      <section key={plan.level} aria-label={floorText(plan.level)}>
        <ul>
          {plan.rooms.map((room) => (
            <Room key={room.id} {...{ room, plan }} />
          ))}
        </ul>
      </section>
    ))}
  </div>
)

function Room({ room, plan: { rooms } }: { room: PlanRoom; plan: Plan }) {
  const { t } = useTranslation()
  const measures = planMeasures(room, rooms)
  if (!measures) return <li>{t("intake.space.noArea", { name: room.name })}</li>
  const openings = openingsOf(room, rooms).map(({ opening }) => opening)
  const count = (kind: "door" | "window") => openings.filter((opening) => opening.kind === kind).length
  const told = {
    name: room.name,
    floor: measureText("floor", measures.floor),
    walls: measureText("walls", measures.walls),
    height: formatQuantity(room.height / 1000, 2),
    floorFinish: t(`intake.space.floor.${room.floorFinish}`).toLowerCase(),
    wallFinish: t(`intake.space.wall.${room.wallFinish}`).toLowerCase(),
    doors: t("intake.space.doors", { count: count("door") }),
    windows: t("intake.space.windows", { count: count("window") }),
  }
  return <li>{t("intake.space.roomText", told)}</li>
}
