import { searchIn } from "#ui/lib/search.ts"
import type { QuotationRow } from "../../overview/schema.ts"

/** Quotations in which every word that was typed occurs. */
export const found = searchIn(({ name, client, address, description, number, projectId }: QuotationRow) =>
  [name, client, address, description, number, `#${projectId}`].join(" "),
)
