import { ChevronDown, Trash2 } from "lucide-react"
import { type KeyboardEvent, memo } from "react"
import { useTranslation } from "react-i18next"
import type { LineInput, QuotationLine } from "../../../quotations/content.schema.ts"
import { LineActions } from "./LineActions.tsx"
import { LineFields } from "./LineFields.tsx"
import { LineMore } from "./LineMore.tsx"
import { LineSources } from "./LineSources.tsx"
import { LineSummary } from "./LineSummary.tsx"
import { LineTotal } from "./LineTotal.tsx"
import { isUnpriced } from "./unpriced.ts"

export interface RowActs {
  change: (id: string, change: Partial<LineInput>) => void
  open: (id: string, on: boolean) => void
  move: (id: string, by: -1 | 1) => void
  addAfter: (id: string) => void
  copy: (id: string) => void
  remove: (id: string) => void
}

interface LineRowProps {
  line: LineInput
  /** Two where the rules of VAT part labour and material; absent: not worked out yet. */
  priced: readonly QuotationLine[] | undefined
  faults: Readonly<Record<string, string>> | undefined
  open: boolean
  /** A row of a table; else a card that opens. */
  wide: boolean
  readOnly: boolean
  acts: RowActs
}

/** A quotation may have three hundred of them: a row is drawn again only when something of its own changed. */
export const LineRow = memo(function LineRow(props: LineRowProps) {
  const { line, priced, open, wide, readOnly, acts } = props
  const { id } = line
  const table = wide && !readOnly
  const look = isUnpriced(line, priced) ? "quote-line quote-line-unpriced" : "quote-line"
  return (
    <li className={look} data-line={id} onKeyDown={readOnly ? undefined : (event) => press(event, id, acts)}>
      {table ? (
        <TableRow {...props} />
      ) : (
        <LineSummary {...{ line, priced, open }} toggle={() => acts.open(id, !open)} />
      )}
      {open && (
        <div className="quote-line-detail" id={`line-${id}-detail`}>
          {!table && !readOnly && <LineFields {...props} />}
          {!readOnly && <LineMore {...props} />}
          <LineSources line={line} priced={priced} />
          {!readOnly && <LineActions id={id} acts={acts} />}
        </div>
      )}
    </li>
  )
})

function TableRow(props: LineRowProps) {
  const { t } = useTranslation()
  const { line, priced, open, acts } = props
  const description = line.description || t("quotes.quotation.line.unnamed")
  return (
    <div className="quote-line-row">
      <button
        type="button"
        className="button button-plain quote-line-toggle"
        aria-expanded={open}
        aria-controls={open ? `line-${line.id}-detail` : undefined}
        aria-label={t("quotes.quotation.line.sources", { description })}
        onClick={() => acts.open(line.id, !open)}
      >
        <ChevronDown aria-hidden />
      </button>
      <LineFields {...props} />
      <LineTotal line={line} priced={priced} />
      <button
        type="button"
        className="button button-plain quote-line-remove"
        aria-label={t("quotes.quotation.line.removeNamed", { description })}
        onClick={() => acts.remove(line.id)}
      >
        <Trash2 aria-hidden size="1.2em" />
      </button>
    </div>
  )
}

function press(event: KeyboardEvent, id: string, acts: RowActs) {
  const { key, altKey, ctrlKey, metaKey, shiftKey } = event
  if (altKey && !ctrlKey && !shiftKey && (key === "ArrowUp" || key === "ArrowDown"))
    acts.move(id, key === "ArrowUp" ? -1 : 1)
  else if ((ctrlKey || metaKey) && key === "Enter") acts.addAfter(id)
  else return
  event.preventDefault()
  event.stopPropagation()
}
