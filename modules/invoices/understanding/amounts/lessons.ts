import type { Lesson } from "../suggestion.ts"
import { type Role, wordsOf } from "./label.ts"
import type { Labelled } from "./labelled.ts"

const taughtRoles: Partial<Record<Lesson["field"], Role>> = {
  ...{
    totalCents: "total",
    netCents: "net",
    vatCents: "vat",
    payableCents: "payable",
    blockedCents: "blocked",
  },
}

/** What a person once pointed out on an invoice of this supplier counts more than any label. */
export function taught(amounts: Labelled[], lessons: readonly Lesson[], pages: number): Labelled[] {
  let known = amounts
  for (const lesson of lessons) {
    const role = taughtRoles[lesson.field]
    if (!role) continue
    const there = known.filter((amount) => fits(amount, lesson, pages))
    // As on the former invoice the last one; others of that name are no longer it.
    const chosen = there.at(-1)
    if (!chosen) continue
    known = known.map((amount) => {
      if (amount === chosen) return { ...amount, roles: { [role]: 1.5 }, learned: true }
      const { [role]: _, ...rest } = amount.roles
      return amount.cents === chosen.cents ? amount : { ...amount, roles: rest }
    })
  }
  return known
}

function fits(amount: Labelled, lesson: Lesson, pages: number): boolean {
  const label = wordsOf(lesson.label).join(" ")
  if (label)
    return wordsOf(amount.label ?? "")
      .join(" ")
      .endsWith(label)
  const page = lesson.page < 0 ? pages + 1 + lesson.page : lesson.page
  const { row, page: at } = amount.printed
  const near = (one: number, other: number) => Math.abs(one - other) < 0.03
  const y = (row.top + row.bottom) / 2
  return at === page && near((amount.left + amount.right) / 2, lesson.x) && near(y, lesson.y)
}
