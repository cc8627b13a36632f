import { t } from "#ui/lib/i18n.ts"
import type { ImportColumn, ImportFault, ListField } from "../../import/schema.ts"

const isOneOf = <Name extends string>(names: readonly Name[], name: string): name is Name =>
  (names as readonly string[]).includes(name)

const ofLists = ["brand", "netPrice", "price", "grossPrice", "pricePer", "quantity"] as const

/** What a column holds, by the name that the form of a material has where it has one. */
export const nameOf = (name: ImportColumn | ListField): string =>
  isOneOf(ofLists, name) ? t(`stock.import.column.${name}`) : t(`stock.edit.field.${name}`)

const texts = ["name", "supplier", "article", "code", "category", "location", "unit"] as const
const ofForm = ["maxBelowMin", "codeTaken"] as const
const amounts = ["minStock", "maxStock", "quantity"] as const

export function faultText(fault: ImportFault): string {
  if (isOneOf(texts, fault)) return t("stock.import.unfit", { field: nameOf(fault) })
  if (isOneOf(amounts, fault)) return t("stock.import.amount", { field: nameOf(fault) })
  if (isOneOf(ofForm, fault)) return t(`stock.errors.${fault}`)
  return t(`stock.import.fault.${fault}`)
}
