import { afterEach, beforeEach, expect, test } from "bun:test"
import { heldDuring } from "#src/jobs/eventLoop.testing.ts"
import { givenApp, type TestApp } from "#src/testing.ts"
import { asking } from "#src/tests/asking.testing.ts"
import { doorAt, roomOf } from "./plan.testing.ts"
import { savePlan } from "./sample.ts"
import { mostCorners, mostOpeningsOnFloor, mostPlans, type PlanRoom } from "./schema.ts"

let app: TestApp
let worker: Awaited<ReturnType<typeof asking>>
beforeEach(async () => {
  app = await givenApp()
  worker = await asking(app, "worker")
  const manager = await asking(app, "manager")
  await manager("POST", "/projects", { name: "Los werk", status: "planned" })
})
afterEach(() => app.close())

/** All that fits on a floor: a round room on every side of which a second one lies, with all the doors. */
function fullFloor(): PlanRoom[] {
  const each = mostCorners / 2
  const around = (radius: number) =>
    Array.from({ length: each }, (_, at): [number, number] => {
      const angle = (at * 2 * Math.PI) / each
      return [radius * Math.cos(angle), radius * Math.sin(angle)]
    })
  const doors = (room: PlanRoom): PlanRoom => ({
    ...room,
    corners: room.corners.map((corner, at) => ({
      ...corner,
      ...{ x: Math.round(corner.x), y: Math.round(corner.y) },
      wall: {
        ...corner.wall,
        openings: at < mostOpeningsOnFloor / 2 ? [doorAt(0, { id: `door-${at + 1000}`, width: 100 })] : [],
      },
    })),
  })
  return [doors(roomOf(around(40), "room-in01")), doors(roomOf(around(40.2), "room-out1"))]
}

test("saving and reading the largest plan, and as many as a project may have, holds nobody up", async () => {
  const sent = savePlan({ rooms: fullFloor() })
  let saves = 0
  const save = async () => {
    const id = `plan-${1000 + (saves++ % mostPlans)}`
    const known = app.services.plans.list(1).find((plan) => plan.id === id)
    const { status } = await worker(
      "PUT",
      `/projects/1/plans/${id}`,
      { ...sent, after: known?.version ?? null },
      `save-${1000 + saves}`,
    )
    expect(status).toBe(200)
  }
  for (let at = 0; at < mostPlans; at++) await save()
  expect(await heldDuring(() => worker("GET", "/projects/1/plans"))).toBeLessThan(50)
  expect(await heldDuring(save)).toBeLessThan(50)
})
