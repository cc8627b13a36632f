import { useTranslation } from "react-i18next"
import { parseDecimal } from "#src/shared/decimal.ts"
import { formatQuantity } from "#src/shared/euro.ts"
import { defineForm } from "#ui/form/defineForm.tsx"
import { number, select } from "#ui/form/kinds.tsx"
import { Button } from "#ui/kit/Button.tsx"
import { t } from "#ui/lib/i18n.ts"
import { saveFile } from "#ui/lib/saveFile.ts"
import { LabelWish, wrongWith } from "../../labels/schema.ts"
import { labelSheets, labelsOn, type SheetName, sheetNames } from "../../labels/sheets.ts"
import type { StockItem } from "../../schema.ts"
import { api } from "../api.ts"
import { SheetPicture } from "./SheetPicture.tsx"

const printing = defineForm(
  LabelWish,
  { sheet: select<SheetName>(), first: number, each: number },
  {
    id: "etiketten",
    label: (name) => t(`stock.labels.field.${name}`),
    // From a roll one always takes the next.
    toCall: (values) => (isRoll(values.sheet) ? { ...values, first: 1 } : values),
  },
)

/** On which paper, and from where on it; then the file to print. */
export function LabelForm({ items }: { items: readonly StockItem[] }) {
  const { t } = useTranslation()
  const form = printing.useForm({
    start: { sheet: "L7160", first: 1, each: 1 },
    check: ({ call }) => (call ? wrongWith(call, items.length) : {}),
    send: (wish) =>
      api.labels(
        items.map(({ id }) => id),
        wish,
      ),
    onSaved: saveFile,
  })
  const sheet = printing.useTyped("sheet", form) as SheetName
  const first = numberIn(printing.useTyped("first", form))
  const count = items.length * numberIn(printing.useTyped("each", form))
  return (
    <printing.Form form={form} failed={t("stock.labels.failed")} guarded={false}>
      <div className="cards">
        <div className="stack roomy">
          <printing.Field
            name="sheet"
            options={sheetNames.map((name) => ({ value: name, label: wordsOf(name) }))}
          />
          {!isRoll(sheet) && <printing.Field name="first" hint={t("stock.labels.firstHint")} />}
          <printing.Field name="each" />
          <p className="muted">{t("stock.labels.actualSize")}</p>
          <Button
            type="submit"
            variant="primary"
            busy={form.busy}
            unavailable={items.length === 0 && t("stock.list.none")}
          >
            {t("stock.labels.make", { count })}
          </Button>
        </div>
        {!isRoll(sheet) && <SheetPicture sheet={labelSheets[sheet]} from={first} count={count} />}
      </div>
    </printing.Form>
  )
}

/** As far as it is one. */
const numberIn = (typed: string) => Math.max(1, Math.trunc(parseDecimal(typed) ?? 1))

function wordsOf(sheet: SheetName) {
  const { name, width, height } = labelSheets[sheet]
  return t(isRoll(sheet) ? "stock.labels.roll" : "stock.labels.sheet", {
    ...{ name, count: labelsOn(labelSheets[sheet]) },
    ...{ width: formatQuantity(width), height: formatQuantity(height) },
  })
}

const isRoll = (sheet: SheetName) => labelsOn(labelSheets[sheet]) === 1
