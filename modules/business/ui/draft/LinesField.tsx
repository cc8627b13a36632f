import { Plus } from "lucide-react"
import { useCallback, useRef, useState } from "react"
import { useTranslation } from "react-i18next"
import { useFormAround } from "#ui/form/context.ts"
import { Button } from "#ui/kit/Button.tsx"
import { Notes } from "#ui/kit/Field.tsx"
import { mostInvoiceLines, type SalesInvoice } from "../../sales/schema.ts"
import { draftForm } from "./draftForm.ts"
import { LineRow } from "./LineRow.tsx"
import { canGo, emptyLine, type TypedLine, without } from "./typed.ts"

/** The lines to read, of which one lies open to be changed. `locked`: of a credit note, to which none is added. */
export function LinesField({ rates, locked }: { rates: SalesInvoice["rates"]; locked: boolean }) {
  const { t } = useTranslation()
  const { errors } = useFormAround()
  const { id, value: lines, error, onChange, onBlur } = draftForm.useField("lines")
  const [open, setOpen] = useState<number>()
  const full = lines.length >= mostInvoiceLines && t("business.errors.linesFull")
  // Hundreds of rows are drawn again only where something of theirs changed.
  const latest = useRef({ lines, onChange, onBlur })
  latest.current = { lines, onChange, onBlur }
  const set = useCallback((index: number, line: TypedLine) => {
    latest.current.onChange(latest.current.lines.with(index, line))
  }, [])
  const remove = useCallback(
    (index: number) => {
      latest.current.onChange(without(latest.current.lines, index))
      setOpen(undefined)
      document.getElementById(`${id}-add`)?.focus()
    },
    [id],
  )
  const leave = useCallback(() => latest.current.onBlur(), [])
  function add() {
    onChange([...lines, emptyLine(rates[0]?.rate ?? 21)])
    setOpen(lines.length)
  }
  return (
    <div className="stack">
      <Notes id={id} error={error} />
      {lines.length === 0 && <p className="muted">{t("business.line.none")}</p>}
      <ol id={id} tabIndex={-1} className="lines" aria-label={t("business.draft.lines")}>
        {lines.map((line, index) => (
          <LineRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a row has no other name
            key={index}
            {...{ index, line, rates, set, leave }}
            faults={faultsOf(errors, index)}
            open={index === open}
            toggle={setOpen}
            remove={canGo(line) && lines.length > 1 ? remove : undefined}
          />
        ))}
      </ol>
      {!locked && (
        <Button id={`${id}-add`} className="button-small" onClick={add} unavailable={full}>
          <Plus aria-hidden size="1.2em" />
          {t("business.line.add")}
        </Button>
      )}
    </div>
  )
}

/** What is wrong in this row, by the name of its field; undefined when all is well. */
function faultsOf(errors: Readonly<Record<string, string>>, index: number) {
  const start = `lines.${index}.`
  const own = Object.entries(errors).filter(([path]) => path.startsWith(start))
  return own.length === 0
    ? undefined
    : Object.fromEntries(own.map(([path, sentence]) => [path.slice(start.length), sentence]))
}
