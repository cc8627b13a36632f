import { Plus } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import { Notes } from "#ui/kit/Field.tsx"
import { formatEuros } from "#ui/lib/format.ts"
import { mostExtraLines, type ProjectExtraWork } from "../../extraWork/schema.ts"
import { extraForm } from "./extraForm.ts"
import { LineFields } from "./LineFields.tsx"
import { emptyLine, sumOf, type TypedLine } from "./typed.ts"

/** One price, which is what one knows on site, or lines as a quotation has them. */
export function PriceFields({ rates }: { rates: ProjectExtraWork["rates"] }) {
  const { t } = useTranslation()
  const { id, value: lines, error, onChange, onBlur } = extraForm.useField("lines")
  const apart = extraForm.useField("apart")
  const set = (index: number) => (line: TypedLine) => onChange(lines.with(index, line))
  const add = () => onChange([...lines, emptyLine(rates[0]!.rate)])
  const remove = (index: number) => {
    onChange(lines.toSpliced(index, 1))
    document.getElementById(`${id}-add`)?.focus()
  }
  const full = lines.length >= mostExtraLines && t("quotes.errors.extraLinesFull")
  if (!apart.value)
    return (
      <>
        <LineFields index={0} line={lines[0]!} single {...{ rates, onBlur }} onChange={set(0)} />
        <Button className="button-small" onClick={() => apart.onChange(true)}>
          {t("quotes.extra.form.apart")}
        </Button>
      </>
    )
  return (
    <div className="stack">
      <Notes id={id} error={error} />
      <ol id={id} tabIndex={-1} className="lines roomy" aria-label={t("quotes.extra.form.lines")}>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row has no other name
          <li key={index} className="stack">
            <LineFields
              {...{ index, line, rates, onBlur }}
              onChange={set(index)}
              remove={lines.length > 1 ? () => remove(index) : undefined}
            />
          </li>
        ))}
      </ol>
      <p role="status">{t("quotes.extra.form.sum", { amount: formatEuros(sumOf(lines)) })}</p>
      <Button id={`${id}-add`} className="button-small" onClick={add} unavailable={full}>
        <Plus aria-hidden size="1.2em" />
        {t("quotes.extra.form.addLine")}
      </Button>
    </div>
  )
}
