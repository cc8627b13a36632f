import { useTranslation } from "react-i18next"
import { useLocation } from "wouter"
import { formatQuantity } from "#src/shared/euro.ts"
import { defineForm } from "#ui/form/defineForm.tsx"
import { number, text } from "#ui/form/kinds.tsx"
import { Button, LinkButton } from "#ui/kit/Button.tsx"
import { t } from "#ui/lib/i18n.ts"
import { keyed } from "#ui/lib/newKey.ts"
import { useWishKey } from "#ui/lib/useWishKey.ts"
import { ItemFields } from "../../items/schema.ts"
import type { StockItem } from "../../schema.ts"
import { api } from "../api.ts"
import { stockPath, useStock } from "../hooks.ts"
import { categoriesOf } from "../list/Categories.tsx"
import { fieldsOf } from "./fieldsOf.ts"
import { useArticles } from "./useArticles.ts"

export const material = defineForm(
  ItemFields,
  {
    ...{ name: text, supplier: text, category: text, article: text, code: text },
    ...{ unit: text, location: text, minStock: number, maxStock: number, currentPrice: number },
    ...{ quotedAs: text, quotedUnits: number },
  },
  { id: "materiaal", label: (name) => t(`stock.edit.field.${name}`) },
)

/** Of what is new. */
export const usual = { unit: "stuks", minStock: 0, quotedUnits: 1 }

/** A new material, which may have a `code` already, or with an `item` other data of that one. */
export function ItemForm({ item, code = "" }: { item?: StockItem; code?: string }) {
  const { t } = useTranslation()
  const [, navigate] = useLocation()
  const key = useWishKey()
  const form = material.useForm({
    start: { ...usual, code },
    of: item && { row: item, valuesOf: fieldsOf, newest: async () => (await api.one(item.id, 1)).item },
    send: (fields, { row }) =>
      row ? api.change(row.id, { ...fields, version: row.version }) : api.add(fields, keyed(key.of(fields))),
    refreshes: stockPath,
    done: item ? "stock.edit.saved" : "stock.edit.added",
    onSaved: ({ id }) => navigate(`/material-stock/${id}`, { replace: true }),
  })
  return (
    <div className="narrow">
      <material.Form form={form} failed={t("stock.edit.failed")}>
        <MaterialFields />
        <div className="actions">
          <Button type="submit" variant="primary" busy={form.busy} busyLabel={t("kit.save.saving")}>
            {t(item ? "stock.edit.save" : "stock.edit.add")}
          </Button>
          <LinkButton href={item ? `/material-stock/${item.id}` : "/material-stock"}>
            {t("form.cancel")}
          </LinkButton>
        </div>
      </material.Form>
    </div>
  )
}

const plain = { autoComplete: "off", spellCheck: false }

export function MaterialFields() {
  const { t } = useTranslation()
  const items = useStock().data ?? []
  const unit = material.useTyped("unit")
  return (
    <>
      <material.Field name="name" hint={t("stock.edit.hint.name")} {...plain} />
      <div className="field-pair">
        <material.Field name="category" optional list="stock-categories" {...plain} />
        <material.Field name="supplier" optional list="stock-suppliers" {...plain} />
      </div>
      <Known id="stock-categories" values={categoriesOf(items)} />
      <Known id="stock-suppliers" values={items.map(({ supplier }) => supplier)} />
      <div className="field-pair">
        <material.Field name="article" optional {...plain} />
        <material.Field name="code" optional inputMode="numeric" {...plain} />
      </div>
      <div className="field-pair">
        <material.Field name="unit" list="stock-units" {...plain} />
        <material.Field name="location" optional list="stock-locations" {...plain} />
      </div>
      <Known id="stock-units" values={items.map((item) => item.unit)} />
      <Known id="stock-locations" values={items.map(({ location }) => location)} />
      <div className="field-pair">
        <material.Field name="minStock" hint={t("stock.edit.hint.minStock")} unit={unit} />
        <material.Field name="maxStock" hint={t("stock.edit.hint.maxStock")} unit={unit} />
      </div>
      <material.Field name="currentPrice" hint={t("stock.edit.hint.currentPrice")} unit="€" />
      <QuotedAs />
    </>
  )
}

/** As what quotations take it, so that what they need is ordered. */
function QuotedAs() {
  const { t } = useTranslation()
  const articles = useArticles()
  const unit = material.useTyped("unit")
  const quotedAs = material.useTyped("quotedAs")
  const { onChange: setUnits } = material.useField("quotedUnits")
  const article = articles.find(({ name }) => name === quotedAs)
  return (
    <>
      <material.Field
        name="quotedAs"
        optional
        list="stock-articles"
        hint={t("stock.edit.hint.quotedAs")}
        onTyped={(typed) => {
          const pack = articles.find(({ name }) => name === typed)?.pack
          if (pack) setUnits(formatQuantity(pack.size))
        }}
        {...plain}
      />
      <Known id="stock-articles" values={articles.map(({ name }) => name)} />
      {article && (
        <material.Field
          name="quotedUnits"
          label={t("stock.edit.field.quotedUnits", { unit })}
          hint={t("stock.edit.hint.quotedUnits", { unit: article.unit })}
          unit={article.unit}
        />
      )}
    </>
  )
}

/** What was filled in before, offered while one types. */
const Known = ({ id, values }: { id: string; values: readonly string[] }) => (
  <datalist id={id}>
    {[...new Set(values)].filter(Boolean).map((value) => (
      <option key={value} value={value} />
    ))}
  </datalist>
)
