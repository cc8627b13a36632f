import type { ListImport } from "#ui/import/listImport.ts"
import { t } from "#ui/lib/i18n.ts"
import {
  amountColumns,
  type ImportColumn,
  type ImportCounts,
  type ImportRow,
  itemColumns,
  priceColumns,
} from "../../import/schema.ts"
import { stockPath } from "../hooks.ts"
import { api } from "./api.ts"
import { ImportedItem } from "./ImportedItem.tsx"
import { ListChoices } from "./ListChoices.tsx"
import { faultText, nameOf } from "./names.ts"

/** What is said of a list as a whole. */
export interface Chosen {
  /** Empty: each row names its own. */
  supplier: string
  onlyKnown: boolean
}

export const materialList = (
  chosen: Chosen,
  choose: (chosen: Chosen) => void,
): ListImport<ImportColumn, ImportRow, ImportCounts> => ({
  path: `/api/materials/import/${JSON.stringify(chosen)}`,
  preview: (sheet) => api.preview({ ...sheet, ...chosen }),
  takeIn: (order) => api.takeIn({ ...order, ...chosen }),
  refreshes: [stockPath],
  intro: "stock.import.intro",
  accept: [".xml", "text/xml", "application/xml"],
  groups: [
    { label: "stock.import.groups.item", columns: itemColumns },
    { label: "stock.import.groups.price", columns: priceColumns },
    { label: "stock.import.groups.amount", columns: amountColumns },
  ],
  columnText: nameOf,
  missing: (held) => (names.some((name) => held.has(name)) ? undefined : t("stock.import.noName")),
  choices: (counts) => <ListChoices chosen={chosen} choose={choose} leftOut={counts.leftOut} />,
  faultText,
  about: (row) => <ImportedItem row={row} />,
  linesOf: ({ newItems, countedItems, changedPrices, filledItems }) =>
    [
      newItems > 0 && t("stock.import.newItems", { count: newItems }),
      countedItems > 0 && t("stock.import.countedItems", { count: countedItems }),
      changedPrices > 0 && t("stock.import.changedPrices", { count: changedPrices }),
      filledItems > 0 && t("stock.import.filledItems", { count: filledItems }),
    ].filter((line) => line !== false),
  back: { href: "/material-stock", label: "stock.toList" },
})

/** By which a material is known. */
const names: ImportColumn[] = ["name", "article", "code"]
