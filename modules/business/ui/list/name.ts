import { t } from "#ui/lib/i18n.ts"
import type { SalesInvoiceInShort } from "../../sales/schema.ts"

type Named = Pick<SalesInvoiceInShort, "kind" | "number">

/** 'Factuur 2026-0042', 'Creditfactuur (concept)' */
export function nameOf({ kind, number }: Named): string {
  const what = kindOf({ kind })
  return number === null ? t("business.name.draft", { what }) : `${what} ${number}`
}

/** 'Factuur' or 'Creditnota' */
export const kindOf = ({ kind }: Pick<Named, "kind">): string =>
  t(kind === "credit" ? "business.name.credit" : "business.name.invoice")
