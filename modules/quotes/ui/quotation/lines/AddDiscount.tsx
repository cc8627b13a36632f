import { useTranslation } from "react-i18next"
import * as z from "zod/mini"
import { formatQuantity } from "#src/shared/euro.ts"
import { sum } from "#src/shared/rounding.ts"
import { defineForm } from "#ui/form/defineForm.tsx"
import { choice, number, text } from "#ui/form/kinds.tsx"
import { formatEuros } from "#ui/lib/format.ts"
import { t } from "#ui/lib/i18n.ts"
import type { LineInput, QuotationLine } from "../../../quotations/content.schema.ts"
import { discountLines } from "./discount.ts"

const kinds = ["percent", "amount"] as const
const AskedDiscount = z.object({ kind: z.enum(kinds), value: z.number(), description: z.string() })
type AskedDiscount = z.infer<typeof AskedDiscount>

const discount = defineForm(
  AskedDiscount,
  { kind: choice<AskedDiscount["kind"]>(), value: number, description: text },
  { id: "discount" },
)

/** Asks how much comes off, and says what that does before it is added. */
export function AddDiscount({
  priced,
  add,
  onClose,
}: {
  priced: readonly QuotationLine[]
  add: (lines: LineInput[]) => void
  onClose: () => void
}) {
  const { t } = useTranslation()
  const net = sum(priced.map(({ total }) => total))
  const form = discount.useForm({
    start: { kind: "percent" },
    check: ({ values: { kind, value } }) => ({
      value:
        !(value > 0 && value <= (kind === "percent" ? 100 : net)) &&
        t(`quotes.quotation.discount.wrong.${kind}`, { most: formatEuros(net) }),
    }),
    send: (asked) => Promise.resolve(linesOf(asked)),
    onSaved: add,
  })
  const kind = discount.useTyped("kind", form) as AskedDiscount["kind"]
  const asked = discount.useCall(form)
  const lines = asked && linesOf(asked)

  function linesOf(asked: AskedDiscount) {
    const description = asked.description.trim() || nameOf(asked)
    return discountLines(priced, asked, {
      description,
      reason: (rate) => t("quotes.quotation.discount.reason", { rate }),
    })
  }

  return (
    <discount.Dialog
      form={form}
      onClose={onClose}
      title={t("quotes.quotation.discount.title")}
      save={t("quotes.quotation.discount.add")}
    >
      <discount.Field
        name="kind"
        label={t("quotes.quotation.discount.kind")}
        options={kinds.map((each) => ({ value: each, label: t(`quotes.quotation.discount.kinds.${each}`) }))}
      />
      <discount.Field
        name="value"
        label={t(`quotes.quotation.discount.value.${kind}`)}
        unit={kind === "percent" ? "%" : "€"}
      />
      <discount.Field
        name="description"
        label={t("quotes.quotation.line.description")}
        placeholder={asked ? nameOf(asked) : t("quotes.quotation.discount.name")}
        maxLength={300}
        optional
      />
      <p role="status">
        {lines &&
          t("quotes.quotation.discount.effect", {
            amount: formatEuros(-sum(lines.map(({ unitPrice }) => unitPrice!))),
          })}
        {lines && lines.length > 1 && ` ${t("quotes.quotation.discount.split")}`}
      </p>
    </discount.Dialog>
  )
}

const nameOf = ({ kind, value }: AskedDiscount) =>
  kind === "percent"
    ? t("quotes.quotation.discount.percentOff", { percent: formatQuantity(value) })
    : t("quotes.quotation.discount.name")
