import { t } from "#ui/lib/i18n.ts"
import type { PurchaseInvoiceRow } from "../purchases/schema.ts"

/** 'Badkamer Havenpark, Voorraad': where the cost of an invoice is. */
export const landedOn = ({
  projects,
  stockAmount,
}: Pick<PurchaseInvoiceRow, "projects" | "stockAmount">): string =>
  [...projects, ...(stockAmount === 0 ? [] : [t("stock.title")])].join(", ")
