import type { Page } from "../reading/page.ts"
import type { Context, Suggestion } from "./suggestion.ts"

/** What the words of a document mean. Text that reads as an order to a program is text like all other. */
export function understand(pages: Page[], context: Context): Suggestion {
  void pages
  void context
  return {
    fields: {},
    others: {},
    vat: [],
    lines: [],
    supplierId: null,
    recognisedBy: null,
    confidence: 0,
    remarks: [],
  }
}
