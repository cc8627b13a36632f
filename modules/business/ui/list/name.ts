import { t } from "#ui/lib/i18n.ts"
import type { SalesInvoiceInShort } from "../../sales/schema.ts"

type Named = Pick<SalesInvoiceInShort, "kind" | "number">

/** 'Factuur 2026-0042', 'Creditfactuur (concept)' */
export function nameOf({ kind, number }: Named): string {
  const what = t(kind === "credit" ? "business.name.credit" : "business.name.invoice")
  return number === null ? t("business.name.draft", { what }) : `${what} ${number}`
}
