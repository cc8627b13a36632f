import type { ProjectType } from "#src/shared/projectTypes.ts"
import type { PriceBook } from "../pricing/book.ts"
import type { Estimate } from "../pricing/line.ts"
import { totalsOf } from "../pricing/totals.ts"
import type { VatFacts } from "../pricing/vat.ts"

/** What a list of work items comes to. */
export interface WorkList {
  /** As people write them: 'oude badkamer slopen', '12 m2 tegels zetten'. */
  items: string[]
  type: ProjectType
  /** Of the room or the roof in m², or null: not known, assumed. */
  area: number | null
  facts: VatFacts
  today: string
}

export function workEstimate({ facts, today }: WorkList, _book: PriceBook): Estimate {
  return {
    pricedOn: today,
    lines: [],
    assumptions: [],
    exclusions: [],
    facts,
    reverseCharge: null,
    totals: totalsOf([]),
  }
}
