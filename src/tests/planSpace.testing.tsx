import { createRoot } from "react-dom/client"
import { emptyPlan, moveRoom, putOpening, withRoom } from "#modules/intake/plan/edit.ts"
import { doorAt, rectangle, roomOf, windowAt } from "#modules/intake/plan/plan.testing.ts"
import type { Plan, PlanRoom } from "#modules/intake/plan/schema.ts"
import { SpaceButton } from "#modules/intake/ui/plan/space/SpaceButton.tsx"
import { publicTexts } from "#ui/app/plain.ts"
import { staffTexts } from "#ui/app/staffTexts.ts"
import ToastView from "#ui/kit/ToastView.tsx"
import { startTexts } from "#ui/lib/i18n.ts"
import { SignedInContext } from "#ui/lib/session.ts"

/** A page of its own with nothing but the button to the plan in 3D, of a bathroom with a hall and of a house. */

const named = (room: PlanRoom, id: string, name: string, more: Partial<PlanRoom> = {}): PlanRoom => ({
  ...{ ...room, id, name },
  ...more,
})
const at = (room: PlanRoom, x: number, y: number) => moveRoom(room, { x: x * 1000, y: y * 1000 })
const planOf = (level: number, rooms: PlanRoom[]): Plan => rooms.reduce(withRoom, emptyPlan(level))

const bathroom = planOf(0, [
  named(
    putOpening(putOpening(rectangle(2.4, 2.25), 1, doorAt(700)), 0, windowAt(600)),
    ...(["room-bath", "Badkamer", { floorFinish: "tiles", wallFinish: "tiles" }] as const),
  ),
  named(
    putOpening(at(rectangle(1.5, 4), 2.5, -0.5), 2, doorAt(300, { id: "door-0002", inwards: false })),
    ...(["room-hall", "Hal", { floorFinish: "wood", wallFinish: "paint" }] as const),
  ),
])

const living = roomOf([
  [0, 0],
  [6, 0],
  [6, 2.5],
  [4, 2.5],
  [4, 5],
  [0, 5],
])
const house = [
  planOf(0, [
    named(
      putOpening(
        putOpening(living, 0, windowAt(1500, { width: 3000, height: 1500, sill: 700 })),
        3,
        doorAt(800),
      ),
      ...(["room-live", "Woonkamer", { floorFinish: "wood" }] as const),
    ),
    named(at(rectangle(3, 2.4), 4.1, 2.6), "room-hal1", "Hal", { floorFinish: "tiles", wallFinish: "paint" }),
    named(
      putOpening(at(rectangle(3.5, 2.5), 6.1, 0), 0, windowAt(800, { id: "window-02" })),
      ...(["room-cook", "Keuken", { floorFinish: "tiles", wallFinish: "tiles" }] as const),
    ),
    named(at(rectangle(2.4, 2.4), 7.2, 2.6), "room-shed", "Berging", { wallFinish: "brick" }),
  ]),
  planOf(1, [
    named(
      putOpening(putOpening(rectangle(4, 5), 3, windowAt(1500)), 1, doorAt(3000)),
      ...(["room-bed1", "Slaapkamer", { floorFinish: "carpet" }] as const),
    ),
    named(at(rectangle(2.9, 5), 4.1, 0), "room-land", "Overloop", { floorFinish: "wood" }),
    named(
      putOpening(at(rectangle(2.5, 5), 7.1, 0), 1, windowAt(1000)),
      ...(["room-bed2", "Kinderkamer", { floorFinish: "carpet", wallFinish: "paint" }] as const),
    ),
  ]),
]

startTexts({ ...publicTexts, ...staffTexts })
const [plan, floors, name] =
  location.search === "?huis" ? [house[0]!, house, "Kade 3"] : [bathroom, [bathroom], "Badkamer"]
createRoot(document.querySelector("main")!).render(
  <SignedInContext value={{ id: 1, username: "daan", name: "Daan", role: "worker" }}>
    <SpaceButton project={1} {...{ plan, floors, name }} />
    <ToastView />
  </SignedInContext>,
)
