import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import * as z from "zod/mini"
import { defineForm } from "#ui/form/defineForm.tsx"
import { money, number } from "#ui/form/kinds.tsx"
import { Card } from "#ui/kit/Card.tsx"
import { Loaded } from "#ui/kit/Loaded.tsx"
import { Skeleton } from "#ui/kit/Skeleton.tsx"
import { t } from "#ui/lib/i18n.ts"
import { marginCode, type PriceBookView } from "../../priceBook/schema.ts"
import { api } from "./api.ts"
import { atFigures, changesIn, type Figure } from "./figure.ts"
import { priceBookPath, usePriceBook } from "./hooks.ts"
import { figureText, roleWord } from "./words.ts"

interface FirstRatesProps {
  actions: (busy: boolean) => ReactNode
  onSaved: () => void
}

/** The first start: what an hour costs, and the margin. What ships with the program stands there already. */
export default function FirstRates(props: FirstRatesProps) {
  return (
    <Loaded from={usePriceBook()} skeleton={<Skeleton lines={4} height="5rem" />}>
      {(book) => <RatesForm book={book} {...props} />}
    </Loaded>
  )
}

function RatesForm({ book, actions, onSaved }: FirstRatesProps & { book: PriceBookView }) {
  const { t } = useTranslation()
  const figures = figuresOf(book)
  const form = rates.useForm({
    start: Object.fromEntries(figures.map(({ code, value }) => [code, value])),
    async send(filled) {
      const changes = changesIn(figures, filled, byCode)
      if (changes.length === 0) return
      const sent = { since: book.day, reason: t("quotes.priceBook.first.reason"), changes }
      await api.change(sent).catch((error) => {
        throw atFigures(error, changes, byCode)
      })
    },
    refreshes: priceBookPath,
    done: () => undefined,
    onSaved,
  })
  return (
    <rates.Form form={form} failed={t("quotes.priceBook.first.failed")}>
      <Card title={t("quotes.priceBook.first.title")} className="price-card">
        {figures.map(({ code, field, label, standard }) => (
          <rates.Field
            key={code}
            name={code as keyof Filled}
            label={label}
            hint={t("quotes.priceBook.change.standard", { value: figureText(field, standard) })}
            unit={field === "percent" ? "%" : "€"}
          />
        ))}
      </Card>
      {actions(form.busy)}
    </rates.Form>
  )
}

/** A rate is known by its role; the one margin there is by its own code. */
const byCode = ({ code }: Pick<Figure, "code">) => code

function figuresOf({ rates, margin }: PriceBookView): Figure[] {
  return [
    ...rates.map(
      ({ role, rate, standard }): Figure => ({
        ...{ kind: "rate", code: role, field: "cents", label: roleWord(role), value: rate, standard },
      }),
    ),
    {
      ...{ kind: "margin", code: marginCode, field: "percent" },
      ...{ label: t("quotes.priceBook.first.margin"), value: margin.percent, standard: margin.standard },
    },
  ]
}

const figure = z.number("quotes.valueWrong")
const Filled = z.object({ specialist: figure, carpenter: figure, helper: figure, [marginCode]: figure })
type Filled = z.infer<typeof Filled>

const rates = defineForm(
  Filled,
  { specialist: money, carpenter: money, helper: money, [marginCode]: number },
  { id: "first-rates" },
)
