import type { ShownPlan } from "./usePlans.ts"

/** A floor as a tab shows it; without a plan nothing was saved of it yet. */
export interface Floor {
  /** In the address: '?tab=plattegrond&verdieping=1'; '1-2' is the second plan of that floor. */
  slug: string
  level: number
  plan?: ShownPlan
}

/** Those that have a plan, by height, and the one that is asked for. */
export function floorsOf(plans: readonly ShownPlan[], asked: string | null): Floor[] {
  const floors = plans.map((plan, index): Floor => {
    const { level } = plan
    const before = plans.slice(0, index).filter((other) => other.level === level).length
    return { slug: before === 0 ? String(level) : `${level}-${before + 1}`, level, plan }
  })
  const level = asked !== null && /^-?\d+$/.test(asked) ? Number(asked) : floors.length === 0 ? 0 : undefined
  const isNew = level !== undefined && !floors.some(({ slug }) => slug === String(level))
  const all = isNew ? [...floors, { slug: String(level), level }] : floors
  return all.toSorted((one, other) => one.level - other.level)
}

/** The one that is asked for, or the ground floor, or the lowest one above it. */
export const currentOf = (floors: readonly Floor[], asked: string | null): Floor =>
  floors.find(({ slug }) => slug === asked) ?? floors.find(({ level }) => level >= 0) ?? floors[0]!

/** The floor below, to draw over. */
export const belowOf = (floors: readonly Floor[], { level }: Floor): Floor | undefined =>
  floors.findLast((floor) => floor.level < level && floor.plan)
