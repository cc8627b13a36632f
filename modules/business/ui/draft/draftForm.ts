import * as z from "zod/mini"
import { defineForm } from "#ui/form/defineForm.tsx"
import { day, drawn, longText, money, number, onOff, orNull, text } from "#ui/form/kinds.tsx"
import { t } from "#ui/lib/i18n.ts"
import { InvoiceChange, type SalesInvoice } from "../../sales/schema.ts"
import { lineOf, type TypedLine, typedLine } from "./typed.ts"

/** All that one changes of a draft. The blocked account is for shifted VAT only. */
export const draftForm = defineForm(
  z.omit(InvoiceChange, { version: true }),
  {
    ...{ title: text, intro: longText, reference: text, lines: drawn<TypedLine[]>([]) },
    ...{ from: orNull(day), to: orNull(day), paymentDays: number },
    ...{ reverseCharge: onOff, blockedAmount: orNull(money), blockedHours: orNull(number) },
  },
  {
    id: "salesDraft",
    label: (name) => t(`business.field.${name}`),
    wrong: () => t("business.draft.wrong"),
    at: (path) => places[path] ?? path,
    part(path) {
      const [name, row] = path.split(".")
      return name === "lines" && row ? t("business.line.row", { number: Number(row) + 1 }) : undefined
    },
    toCall: ({ lines, from, to, blockedAmount, blockedHours, reverseCharge, ...rest }) => ({
      ...{ ...rest, reverseCharge, lines: lines.map(lineOf) },
      performed: from === null && to === null ? null : { from: from ?? to!, to: to ?? from! },
      blocked:
        reverseCharge && blockedAmount !== null
          ? { amount: blockedAmount, hours: blockedHours ?? Number.NaN }
          : null,
    }),
  },
)
export type DraftForm = ReturnType<typeof draftForm.useForm>

/** What has another name in the call. */
const places: Record<string, string> = {
  ...{ performed: "from", "performed.from": "from", "performed.to": "to" },
  ...{ blocked: "blockedAmount", "blocked.amount": "blockedAmount", "blocked.hours": "blockedHours" },
}

export const filledOf = ({
  title,
  intro,
  reference,
  lines,
  performed,
  paymentDays,
  reverseCharge,
  blocked,
}: SalesInvoice) => ({
  ...{ title, intro, reference, paymentDays, reverseCharge, lines: lines.map(typedLine) },
  ...{ from: performed?.from ?? null, to: performed?.to ?? null },
  ...{ blockedAmount: blocked?.amount ?? null, blockedHours: blocked?.hours ?? null },
})
