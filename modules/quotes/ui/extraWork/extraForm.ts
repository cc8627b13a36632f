import { defineForm } from "#ui/form/defineForm.tsx"
import { day, drawn, longText, number, oneId, onOff, orNull, select, text } from "#ui/form/kinds.tsx"
import { t } from "#ui/lib/i18n.ts"
import { type AgreedWay, type ExtraWork, NewExtra } from "../../extraWork/schema.ts"
import { lineOf, singleLine, type TypedLine, typedLine } from "./typed.ts"

/** What changes and what it costs, and what the client said of it. `apart`: more lines than one price. */
export const extraForm = defineForm(
  NewExtra,
  {
    ...{ title: text, details: longText, photo: oneId, hours: orNull(number), delayDays: orNull(number) },
    lines: drawn<TypedLine[]>([]),
    ...{ apart: drawn(false), agreed: onOff, how: select<AgreedWay>(), on: day, by: text, reason: text },
  },
  {
    id: "extra",
    label: (name) => t(`quotes.extra.field.${name as "title"}`),
    wrong: () => t("quotes.extra.form.wrong"),
    at: (path) => path.replace(/^agreement\./, ""),
    part(path) {
      const [name, row] = path.split(".")
      return name === "lines" && row ? t("quotes.extra.form.line", { number: Number(row) + 1 }) : undefined
    },
    toCall: ({ lines, apart, agreed, how, on, by, reason: _, title, delayDays, ...rest }) => ({
      ...{ ...rest, title, delayDays: delayDays ?? 0 },
      lines: apart ? lines.map(lineOf) : singleLine(title, lines[0]!),
      agreement: agreed ? { how, on, by } : null,
    }),
  },
)
export type ExtraForm = ReturnType<typeof extraForm.useForm>
export type ExtraTyped = ReturnType<ExtraForm["typed"]>

/** What a known one is filled in with. */
export const filledOf = ({ lines, agreement, photo, delayDays, hours, title, details }: ExtraWork) => ({
  ...{ title, details, hours, photo: photo?.id ?? null, delayDays: delayDays || null },
  ...(lines.length > 0 && { lines: lines.map(typedLine) }),
  apart: lines.length > 1 || lines.some(({ quantity, unit }) => quantity !== 1 || unit !== "post"),
  agreed: agreement !== null,
  ...agreement,
})
