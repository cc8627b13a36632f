import { ChevronDown, Plus, RotateCcw } from "lucide-react"
import { memo, useEffect, useRef, useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import { CheckboxGroup } from "#ui/kit/CheckboxGroup.tsx"
import { newKey } from "#ui/lib/newKey.ts"
import { useGrowing } from "#ui/lib/useGrowing.ts"
import type { Faults } from "../faults.ts"
import type { Typed, TypedLine } from "../typed.ts"
import { type LineActs, LineRow, lineField } from "./LineRow.tsx"
import { LinesSum } from "./LinesSum.tsx"

const mostLines = 500

interface LinesProps {
  typed: Typed
  faults: Faults
  change: (next: Partial<Typed> | ((before: Typed) => Typed)) => void
  /** They add up, so nobody needs to look at them. */
  fine: boolean
}

/** The lines of an invoice: folded as long as they add up, for who only wants to post it. */
export const Lines = memo(function Lines({ typed, faults, change, fine }: LinesProps) {
  const { t } = useTranslation()
  const [wanted, setWanted] = useState<boolean>()
  const [removed, setRemoved] = useState<{ line: TypedLine; at: number }>()
  const [focus, setFocus] = useState<string>()
  const { lines } = typed
  const wrong = Object.keys(faults).some((path) => path.startsWith("lines."))
  const open = wrong || (wanted ?? !fine)
  const shown = useGrowing(lines, "")
  const perLine = useFaultsPerLine(lines, faults)

  const acts = useRef<LineActs>(null)
  acts.current ??= {
    set: (id, next) =>
      change((before) => ({
        ...before,
        lines: before.lines.map((line) => (line.id === id ? { ...line, ...next } : line)),
      })),
    remove: (id) =>
      change((before) => {
        const at = before.lines.findIndex((line) => line.id === id)
        const line = before.lines[at]
        if (line) queueMicrotask(() => setRemoved({ line, at }))
        return { ...before, lines: before.lines.filter((each) => each.id !== id) }
      }),
  }

  useEffect(() => {
    if (focus) document.getElementById(lineField(focus, "description"))?.focus()
  }, [focus])

  function add() {
    const id = newKey()
    const empty = { id, description: "", quantity: "", unit: "", unitPrice: "", amount: "", vatRate: "" }
    change({ lines: [...lines, empty] })
    setWanted(true)
    setFocus(id)
  }
  function restore() {
    if (!removed) return
    change({ lines: lines.toSpliced(removed.at, 0, removed.line) })
    setFocus(removed.line.id)
    setRemoved(undefined)
  }

  return (
    <section className="card review-lines" aria-label={t("invoices.review.lines.title")}>
      <h2>
        <button
          type="button"
          className="review-lines-fold row"
          aria-expanded={open}
          onClick={() => setWanted(!open)}
        >
          <ChevronDown aria-hidden size="1.1em" />
          {t("invoices.review.lines.count", { count: lines.length })}
        </button>
      </h2>
      <LinesSum typed={typed} />
      {open && (
        <>
          {lines.length > 0 && (
            <>
              <CheckboxGroup
                id="review-linesIncludeVat"
                legend={<span className="visually-hidden">{t("invoices.review.lines.includeVat")}</span>}
                value={typed.linesIncludeVat ? ["on"] : []}
                onChange={([on]) => change({ linesIncludeVat: on !== undefined })}
                options={[{ value: "on", label: t("invoices.review.lines.includeVat") }]}
              />
              <ColumnHeads />
            </>
          )}
          <ol className="plain">
            {shown.map((line, index) => (
              <LineRow
                key={line.id}
                line={line}
                number={index + 1}
                faults={perLine.get(line.id)}
                acts={acts.current!}
              />
            ))}
          </ol>
          {removed && (
            <p className="review-removed cluster roomy" role="status">
              {t("invoices.review.lines.removed", { description: removed.line.description })}
              <Button className="button-small" onClick={restore}>
                <RotateCcw aria-hidden size="1.1em" />
                {t("invoices.review.lines.restore")}
              </Button>
            </p>
          )}
          {lines.length < mostLines && (
            <Button className="button-small" onClick={add}>
              <Plus aria-hidden size="1.1em" />
              {t("invoices.review.lines.add")}
            </Button>
          )}
        </>
      )}
    </section>
  )
})

/** Over the table; each field has the same name for who doesn't see it. */
function ColumnHeads() {
  const { t } = useTranslation()
  const columns = ["description", "quantity", "unit", "unitPrice", "amount", "vatRate"] as const
  return (
    <div className="review-line-heads" aria-hidden>
      {columns.map((column) => (
        <span key={column}>{t(`invoices.review.line.${column}`)}</span>
      ))}
    </div>
  )
}

/** The faults of each line, the same object as long as they are the same. */
function useFaultsPerLine(lines: readonly TypedLine[], faults: Faults) {
  const known = useRef<ReadonlyMap<string, Faults>>(new Map())
  const next = new Map<string, Faults>()
  for (const [path, sentence] of Object.entries(faults)) {
    const [, index, name] = /^lines\.(\d+)\.(\w+)$/.exec(path) ?? []
    const line = name && lines[Number(index)]
    if (line) next.set(line.id, { ...next.get(line.id), [name]: sentence })
  }
  for (const [id, mine] of next) {
    const before = known.current.get(id)
    if (before && JSON.stringify(before) === JSON.stringify(mine)) next.set(id, before)
  }
  known.current = next
  return next
}
