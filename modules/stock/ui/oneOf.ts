import { t } from "#ui/lib/i18n.ts"
import type { StockItem } from "../schema.ts"

/** What one of it is called: 'stuk', 'doos'. */
export const oneOf = ({ unit }: Pick<StockItem, "unit">) => (unit === "stuks" ? t("stock.worth.piece") : unit)
