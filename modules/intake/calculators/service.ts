import type { User } from "#modules/access/schema.ts"
import type { PriceBookService } from "#modules/quotes/priceBook/service.ts"
import type { Settings } from "#modules/settings/schema.ts"
import { today } from "#src/shared/calendar.ts"
import type { Clock } from "#src/shared/clock.ts"
import { reaches } from "#src/shared/roles.ts"
import type { Figures } from "./schema.ts"

export type CalculatorFigures = ReturnType<typeof createCalculatorFigures>

/** What the company reckons with today: what a worker may see of it, and the rates of its price book for the office. */
export function createCalculatorFigures({
  clock,
  settings,
  priceBook,
}: {
  clock: Clock
  settings: () => Settings
  priceBook: PriceBookService
}) {
  return (me: User): Figures => {
    const { paintCoverage: coverage, paintCanLitres: canLitres } = settings()
    if (!reaches(me.role, "manager")) return { coverage, canLitres, rates: null }
    const { specialist, carpenter, helper } = priceBook.on(today(clock)).rates
    const rates = {
      specialist: specialist.cents / 100,
      carpenter: carpenter.cents / 100,
      helper: helper.cents / 100,
    }
    return { coverage, canLitres, rates }
  }
}
