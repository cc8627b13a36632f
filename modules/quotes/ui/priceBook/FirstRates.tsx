import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import * as z from "zod/mini"
import { defineForm } from "#ui/form/defineForm.tsx"
import { money, number } from "#ui/form/kinds.tsx"
import { Card } from "#ui/kit/Card.tsx"
import { Loaded } from "#ui/kit/Loaded.tsx"
import { Skeleton } from "#ui/kit/Skeleton.tsx"
import { ApiError } from "#ui/lib/http.ts"
import { marginCode, type PriceBookView } from "../../priceBook/schema.ts"
import { api } from "./api.ts"
import type { SentChange } from "./figure.ts"
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
  const form = rates.useForm({
    start: valuesOf(book, "now"),
    async send(filled) {
      const changes = changesIn(book, filled)
      if (changes.length === 0) return
      const sent = { since: book.day, reason: t("quotes.priceBook.first.reason"), changes }
      await api.change(sent).catch((error) => {
        throw atNames(error, changes)
      })
    },
    refreshes: priceBookPath,
    done: () => undefined,
    onSaved,
  })
  const standard = valuesOf(book, "standard")
  const hint = (field: "cents" | "percent", value: number) =>
    t("quotes.priceBook.change.standard", { value: figureText(field, value) })
  return (
    <rates.Form form={form} failed={t("quotes.priceBook.first.failed")}>
      <Card title={t("quotes.priceBook.first.title")} className="price-card">
        {roles.map((role) => (
          <rates.Field key={role} name={role} label={roleWord(role)} hint={hint("cents", standard[role])} />
        ))}
        <rates.Field
          name="margin"
          label={t("quotes.priceBook.first.margin")}
          hint={hint("percent", standard.margin)}
          unit="%"
        />
      </Card>
      {actions(form.busy)}
    </rates.Form>
  )
}

const roles = ["specialist", "carpenter", "helper"] as const
type Values = Record<(typeof roles)[number] | "margin", number>

const figure = z.number("quotes.valueWrong")
const rates = defineForm(
  z.object({ specialist: figure, carpenter: figure, helper: figure, margin: figure }),
  { specialist: money, carpenter: money, helper: money, margin: number },
  { id: "first-rates" },
)

function valuesOf({ rates, margin }: PriceBookView, which: "now" | "standard"): Values {
  const byRole = rates.map(({ role, rate, standard }) => [role, which === "now" ? rate : standard])
  return { ...Object.fromEntries(byRole), margin: which === "now" ? margin.percent : margin.standard }
}

/** What differs from how it is now; what is as it ships with the program takes earlier changes back. */
function changesIn(book: PriceBookView, filled: Values): SentChange[] {
  const [now, standard] = [valuesOf(book, "now"), valuesOf(book, "standard")]
  return ([...roles, "margin"] as const)
    .filter((name) => filled[name] !== now[name])
    .map((name) => ({
      ...(name === "margin"
        ? { kind: "margin" as const, code: marginCode, field: "percent" as const }
        : { kind: "rate" as const, code: name, field: "cents" as const }),
      value: filled[name] === standard[name] ? null : filled[name],
    }))
}

/** What the server says of 'changes.0.value' belongs under the figure that was sent first. */
function atNames(error: unknown, sent: readonly SentChange[]): unknown {
  if (!(error instanceof ApiError)) return error
  const fields = Object.entries(error.fields).map(([path, text]) => {
    const index = /^changes\.(\d+)\./.exec(path)?.[1]
    return [index === undefined ? path : (sent[Number(index)]?.code ?? path), text]
  })
  return new ApiError(error.status, error.code, error.message, Object.fromEntries(fields))
}
