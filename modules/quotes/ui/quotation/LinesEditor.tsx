import { useMemo, useRef, useState } from "react"
import { useTranslation } from "react-i18next"
import { sum } from "#src/shared/rounding.ts"
import { formatEuros } from "#ui/lib/format.ts"
import { useWide } from "#ui/lib/useWide.ts"
import type { LineInput, QuotationLine } from "../../quotations/content.schema.ts"
import { AddLine } from "./lines/AddLine.tsx"
import { ColumnHeads } from "./lines/ColumnHeads.tsx"
import {
  copyOf,
  inOrder,
  moved,
  ownLine,
  withChange,
  withLine,
  withLineBefore,
  without,
} from "./lines/edit.ts"
import { LineRow, type RowActs } from "./lines/LineRow.tsx"
import { NextUnpriced } from "./lines/NextUnpriced.tsx"
import { pricedFor } from "./lines/priced.ts"
import { RemovedLine } from "./lines/RemovedLine.tsx"
import { useFaults } from "./lines/useFaults.ts"
import { useFocusAfter } from "./lines/useFocusAfter.ts"
import { useRemovedLines } from "./lines/useRemovedLines.ts"

interface LinesEditorProps {
  lines: readonly LineInput[]
  /** What the lines came to, as last worked out; a line that isn't in it shows no amount yet. */
  priced: readonly QuotationLine[]
  /** A sentence per field, by its path in the content: `lines.3.quantity`. */
  errors?: Readonly<Record<string, string>>
  onChange: (lines: LineInput[]) => void
  /** Shows the lines with where each number comes from; nothing can be changed. */
  readOnly?: boolean
}

/**
 * The lines of a quotation: shows them by phase, as the documents do, each with what it comes to and, opened, where
 * every number comes from. The caller keeps the lines and asks for their prices (`usePreview`). A number that can't
 * be read stands in a line as NaN: `faultsIn` tells of it before it is sent.
 *
 *     const known = useMemo(() => ({ content: contentOf(version), priced: version }), [version])
 *     const [content, setContent] = useState(known.content)
 *     const preview = usePreview({ quotationId: 12, projectId: null, content }, known)
 *     <LinesEditor
 *       lines={content.lines}
 *       priced={preview.priced.lines}
 *       errors={preview.fields}
 *       onChange={(lines) => setContent({ ...content, lines })}
 *     />
 */
export function LinesEditor({ lines, priced, errors = none, onChange, readOnly = false }: LinesEditorProps) {
  const { t } = useTranslation()
  const wide = useWide()
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  const list = useRef<HTMLDivElement>(null)
  const focusNext = useFocusAfter(list)
  const known = useRef<ReadonlyMap<string, QuotationLine[]>>(new Map())
  const prices = useMemo(() => pricedFor(lines, priced, known.current), [lines, priced])
  known.current = prices
  const faults = useFaults(lines, errors)
  const groups = useMemo(() => [...Map.groupBy(inOrder(lines), ({ phase }) => phase)], [lines])

  const latest = useRef({ lines, prices, onChange })
  latest.current = { lines, prices, onChange }
  const open = (id: string, on: boolean) =>
    setOpened((before) => (on ? new Set(before).add(id) : before.difference(new Set([id]))))

  const removed = useRemovedLines(lines, (line, before) => {
    onChange(withLineBefore(lines, line, before))
    focusNext(line.id)
  })

  function add(added: LineInput[], after?: string) {
    const first = added[0]!
    latest.current.onChange(
      added.reduce((all, line) => withLine(all, line, after), [...latest.current.lines]),
    )
    open(first.id, !wide)
    focusNext(first.id, first.description === "" ? "description" : "quantity")
  }

  // The same object for good, so that a row is drawn again only when something of its own changed.
  const acts = useRef<RowActs>(null)
  acts.current ??= {
    change: (id, change) => latest.current.onChange(withChange(latest.current.lines, id, change)),
    open,
    move(id, by) {
      latest.current.onChange(moved(latest.current.lines, id, by))
      focusNext(id)
    },
    addAfter(id) {
      const { phase } = latest.current.lines.find((line) => line.id === id)!
      addLatest.current([ownLine(phase)], id)
    },
    copy(id) {
      const line = latest.current.lines.find((each) => each.id === id)!
      addLatest.current([copyOf(line, latest.current.prices.get(id)?.[0])], id)
    },
    remove(id) {
      const ordered = inOrder(latest.current.lines)
      const index = ordered.findIndex((line) => line.id === id)
      const line = ordered[index]!
      latest.current.onChange(without(ordered, id))
      removed.remember(line, ordered[index + 1]?.id)
    },
  }
  const addLatest = useRef(add)
  addLatest.current = add

  const removedAt = (before: string | undefined) =>
    removed
      .before(before)
      .map((gone) => <RemovedLine key={gone.line.id} offer={gone.offer} forget={() => removed.hide(gone)} />)

  return (
    <div className="quote-lines" ref={list}>
      {!readOnly && <NextUnpriced lines={inOrder(lines)} prices={prices} goTo={(id) => goTo(id)} />}
      {wide && !readOnly && lines.length > 0 && <ColumnHeads />}
      {groups.map(([phase, within]) => (
        <section key={phase} className="quote-phase" aria-label={t(`quotes.priceBook.phase.${phase}`)}>
          <h3>
            {t(`quotes.priceBook.phase.${phase}`)}
            <span className="quote-phase-sum">{formatEuros(sumOf(within, prices))}</span>
          </h3>
          <ul className="plain">
            {within.flatMap((line) => [
              ...removedAt(line.id),
              <LineRow
                key={line.id}
                line={line}
                priced={prices.get(line.id)}
                faults={faults.get(line.id)}
                open={opened.has(line.id)}
                wide={wide}
                readOnly={readOnly}
                acts={acts.current!}
              />,
            ])}
          </ul>
        </section>
      ))}
      <ul className="quote-removed-last plain">{removedAt(undefined)}</ul>
      {lines.length === 0 && <p className="muted quote-lines-none">{t("quotes.quotation.lines.none")}</p>}
      {!readOnly && <AddLine lines={lines} priced={priced} add={add} />}
    </div>
  )

  function goTo(id: string) {
    open(id, !wide || opened.has(id))
    focusNext(id, "unitPrice")
  }
}

const none = {}

const sumOf = (lines: readonly LineInput[], prices: ReadonlyMap<string, QuotationLine[]>) =>
  sum(lines.flatMap(({ id }) => (prices.get(id) ?? []).map(({ total }) => total)))
