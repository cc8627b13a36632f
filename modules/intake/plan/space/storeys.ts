import { type Plan, usualHeight } from "../schema.ts"

/** What lies between a ceiling and the floor above it, in millimetres. */
const between = 300

/** How high the floor of each level lies, in millimetres; the ground floor at 0. A storey nobody drew is as high as usual. */
export function heightOf(level: number, plans: readonly Plan[]): number {
  const storey = (one: number) => {
    const rooms = plans.find((plan) => plan.level === one)?.rooms ?? []
    return Math.max(0, ...rooms.map(({ height }) => height)) || usualHeight
  }
  let height = 0
  for (let one = 0; one < level; one++) height += storey(one) + between
  for (let one = -1; one >= level; one--) height -= storey(one) + between
  return height
}
