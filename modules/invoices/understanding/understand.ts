import type { Page } from "../reading/page.ts"
import { findDates } from "./fields/dates.ts"
import { findIdentifiers } from "./fields/identifiers.ts"
import { findKind } from "./fields/kind.ts"
import { findNumber } from "./fields/number.ts"
import { findReferences } from "./fields/references.ts"
import type { Search } from "./fields/search.ts"
import { findSupplier } from "./fields/supplier.ts"
import { namesOf } from "./labels/naming.ts"
import { teachingOf } from "./lessons.ts"
import { sheetOf } from "./sheet.ts"
import type { Context, Suggestion } from "./suggestion.ts"

/** What the words of a document mean. Text that reads as an order to a program is text like all other. */
export function understand(pages: Page[], context: Context): Suggestion {
  const sheet = sheetOf(pages)
  const search: Search = { sheet, names: namesOf(sheet), context, teaching: teachingOf(pages, []) }
  const all = {
    invoiceNumber: findNumber(search),
    ...findDates(search),
    ...findIdentifiers(search),
    supplier: findSupplier(search),
    ...findReferences(search),
    kind: findKind(search, false),
  }
  const fields: Suggestion["fields"] = {}
  const others: Suggestion["others"] = {}
  for (const [name, chosen] of Object.entries(all)) {
    if (chosen.found) Object.assign(fields, { [name]: chosen.found })
    if (chosen.others.length > 0) Object.assign(others, { [name]: chosen.others })
  }
  return {
    fields,
    others,
    vat: [],
    lines: [],
    supplierId: null,
    recognisedBy: null,
    confidence: 0,
    remarks: [],
  }
}
