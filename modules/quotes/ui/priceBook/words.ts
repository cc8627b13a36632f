import { t } from "#ui/lib/i18n.ts"
import type { PricedNorm } from "../../priceBook/schema.ts"

/** 'm²' */
export const unitWord = (unit: PricedNorm["unit"]) => t(`quotes.priceBook.unit.${unit}`)
