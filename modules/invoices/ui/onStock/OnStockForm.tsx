import { useEffect, useMemo, useRef, useState } from "react"
import { useTranslation } from "react-i18next"
import { useLocation } from "wouter"
import * as z from "zod/mini"
import { type PlaceKey, type StockItem, workshop } from "#modules/stock/schema.ts"
import { NewItemDialog } from "#modules/stock/ui/edit/NewItemDialog.tsx"
import { usePlaces, useStock } from "#modules/stock/ui/hooks.ts"
import { formatEuro } from "#src/shared/euro.ts"
import { round, sum } from "#src/shared/rounding.ts"
import { defineForm } from "#ui/form/defineForm.tsx"
import { drawn, select } from "#ui/form/kinds.tsx"
import { Button, LinkButton } from "#ui/kit/Button.tsx"
import { Card } from "#ui/kit/Card.tsx"
import { formatEuros } from "#ui/lib/format.ts"
import { t } from "#ui/lib/i18n.ts"
import { keyed } from "#ui/lib/newKey.ts"
import { refresh } from "#ui/lib/swr.tsx"
import { isTooLate } from "#ui/lib/undo.ts"
import { useGrowing } from "#ui/lib/useGrowing.ts"
import { useWishKey } from "#ui/lib/useWishKey.ts"
import { withSpread } from "../../onStock/lineShares.ts"
import { PutOnStock, type StockLine, type StockLines } from "../../onStock/schema.ts"
import type { PurchaseInvoice } from "../../purchases/schema.ts"
import { api } from "./api.ts"
import { booked } from "./booked.ts"
import { touchedByStock } from "./hooks.ts"
import { type LineActs, LineRow } from "./LineRow.tsx"
import { begin, placeOf, readLines, type TypedLine, withItem } from "./typedLines.ts"

const putting = defineForm(
  z.omit(PutOnStock, { purchaseInvoiceId: true }),
  { lines: drawn<TypedLine[]>([]), place: select<PlaceKey>() },
  {
    id: "op-voorraad",
    label: () => t("stock.order.place"),
    toCall: ({ lines, place }) => ({ place, ...readLines(lines) }),
  },
)

/** Each line with what it most likely is; what was recognised is filled in. */
export function OnStockForm({ invoice, known }: { invoice: PurchaseInvoice; known: StockLines }) {
  const { t } = useTranslation()
  const [, navigate] = useLocation()
  const places = usePlaces()
  const key = useWishKey()
  const [adding, setAdding] = useState<StockLine>()
  const back = `/invoice-allocation?invoice=${invoice.id}`
  const form = putting.useForm({
    start: { place: workshop, lines: begin(known) },
    async send(wish) {
      const call = { ...wish, purchaseInvoiceId: invoice.id }
      try {
        return await api.put(call, keyed(key.of(call)))
      } catch (error) {
        // Somebody was first: what is there now is shown with the refusal.
        if (isTooLate(error)) await refresh(...touchedByStock)
        throw error
      }
    },
    refreshes: touchedByStock,
    done: booked,
    onSaved: () => navigate(back),
  })

  function added(item: StockItem) {
    const { lines } = form.typed()
    form.set(
      "lines",
      lines.map((line) =>
        line.position === adding?.position ? { ...line, ...withItem(line, item.id, known.awaited) } : line,
      ),
    )
    setAdding(undefined)
  }

  return (
    <>
      <putting.Form form={form} failed={t("invoices.onStock.failed")} className="stack roomy">
        <Rows known={known} errors={form.errors} add={setAdding} />
        <div className="narrow">
          <putting.Field
            name="place"
            options={places.filter(({ open }) => open).map(({ key, name }) => ({ value: key, label: name }))}
          />
        </div>
        <div className="split">
          <Sum invoice={invoice} known={known} />
          <div className="actions">
            <Button type="submit" variant="primary" busy={form.busy} busyLabel={t("kit.save.saving")}>
              {t("invoices.onStock.book")}
            </Button>
            <LinkButton href={back}>{t("form.cancel")}</LinkButton>
          </div>
        </div>
      </putting.Form>
      {adding && (
        <NewItemDialog
          start={startOf(invoice, adding)}
          onClose={() => setAdding(undefined)}
          onAdded={added}
        />
      )}
    </>
  )
}

/** As far as the invoice tells. */
function startOf({ supplierName: supplier }: PurchaseInvoice, line: StockLine) {
  const { description, unit, quantity, netAmount } = line
  const currentPrice = quantity ? Math.round((netAmount / quantity) * 10_000) / 10_000 : netAmount
  return {
    name: description.slice(0, 160),
    supplier: supplier.slice(0, 120),
    currentPrice,
    ...(unit && { unit }),
  }
}

function Rows({
  known: { lines, awaited },
  errors,
  add,
}: {
  known: StockLines
  errors: Readonly<Record<string, string>>
  add: LineActs["add"]
}) {
  const { t } = useTranslation()
  const { value, onChange } = putting.useField("lines")
  const stock = useStock().data
  const items = useMemo(() => new Map(stock?.map((item) => [item.id, item])), [stock])
  const shown = useGrowing(lines, "")
  const latest = useRef({ value, onChange })
  latest.current = { value, onChange }
  const acts = useRef<LineActs>(null)
  acts.current ??= {
    set: (position, change) => {
      const { value, onChange } = latest.current
      onChange(value.map((line) => (line.position === position ? { ...line, ...change } : line)))
    },
    add,
  }
  // What somebody else put onto the shelf meanwhile is no more to be filled in.
  useEffect(() => {
    const { value, onChange } = latest.current
    const open = new Set(lines.filter(({ onStock }) => !onStock).map(({ position }) => position))
    if (value.some(({ position }) => !open.has(position)))
      onChange(value.filter(({ position }) => open.has(position)))
  }, [lines])
  return (
    <Card title={t("invoices.review.lines.title")}>
      <ul id="op-voorraad-lines" className="lines roomy" tabIndex={-1}>
        {shown.map((line) => {
          const typed = value.find(({ position }) => position === line.position)
          const at = `lines.${placeOf(value, line.position)}`
          return (
            <LineRow
              key={line.position}
              line={line}
              typed={typed}
              item={items.get(typed?.itemId ?? 0)}
              awaited={awaited}
              at={at}
              wrongItem={errors[`${at}.itemId`]}
              wrongQuantity={errors[`${at}.quantity`]}
              acts={acts.current!}
            />
          )
        })}
      </ul>
    </Card>
  )
}

/** What it comes to, beside what is left of the invoice. */
function Sum({ invoice, known }: { invoice: PurchaseInvoice; known: StockLines }) {
  const { t } = useTranslation()
  const typed = putting.useTyped("lines")
  const byPosition = new Map(typed.map((line) => [line.position, line]))
  const does = known.lines.map(({ position }) => byPosition.get(position)?.does)
  const borne = withSpread(known.lines.map(inCents), (at) => does[at] === "spread")
  const goods = borne.filter((_, at) => does[at] === "receive" || does[at] === "before")
  const amount = formatEuro(sum(goods.map(({ cents }) => cents)))
  return (
    <p>
      {t("invoices.onStock.sum", {
        amount,
        left: formatEuros(invoice.remainingAmount),
      })}
    </p>
  )
}

const inCents = ({ amount, netAmount }: StockLine) => ({
  ...{ cents: round(amount * 100), netCents: round(netAmount * 100) },
})
