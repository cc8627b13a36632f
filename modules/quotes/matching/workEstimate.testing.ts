import type { PriceBook } from "../pricing/book.ts"
import type { Estimate } from "../pricing/line.ts"
import { readItem, type WorkList, workEstimate } from "./workEstimate.ts"

/** A list of work items read and priced in one go. */
export const estimateOf = (list: WorkList, book: PriceBook): Estimate =>
  workEstimate(
    list.items.map((item, index) => readItem(item, index, list)),
    list,
    book,
  )
