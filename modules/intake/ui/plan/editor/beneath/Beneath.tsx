import { memo } from "react"
import { wallPartsOf } from "../../../../plan/geometry/openings.ts"
import type { Plan } from "../../../../plan/schema.ts"
import { polygonPath } from "../canvas/paths.ts"

/** The floor below, faintly, to draw over. */
export const Below = memo(({ plan }: { plan: Plan }) =>
  plan.rooms
    .filter(({ corners }) => corners.length >= 3)
    .map((room) => (
      <path
        key={room.id}
        className="plan-below"
        d={wallPartsOf(room, plan.rooms)
          .flatMap(({ solid }) => solid.map(polygonPath))
          .join("")}
      />
    )),
)
