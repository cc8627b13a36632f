import { Undo2 } from "lucide-react"
import { useRef, useState } from "react"
import { flushSync } from "react-dom"
import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import { Notice } from "#ui/kit/Notice.tsx"
import { useAction } from "#ui/lib/useAction.ts"
import type { CostLine } from "../../schema.ts"
import { api } from "../api.ts"
import { touched } from "../hooks.ts"
import { CostRow } from "./CostRow.tsx"

const atOnce = 8

/** The bookings, the newest day first. What was booked by hand can be taken back, and that can be undone. */
export function CostLines({ id, lines, changeable }: { id: number; lines: CostLine[]; changeable: boolean }) {
  const { t } = useTranslation()
  const [all, setAll] = useState(false)
  const [gone, setGone] = useState<CostLine>()
  const takeBack = useAction((line: CostLine) => api.takeBackCost(id, line.id), { refreshes: touched })
  const putBack = useAction((line: CostLine) => api.bookCost(id, bookedAs(line)), { refreshes: touched })
  const newest = lines.toSorted((a, b) => b.day.localeCompare(a.day) || b.id - a.id)
  const shown = all ? newest : newest.slice(0, atOnce)

  const undoButton = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLUListElement>(null)

  // What was pressed goes away with its line, so the focus goes to what came of it.
  async function remove(line: CostLine) {
    if (!(await takeBack.act(line))) return
    flushSync(() => setGone(line))
    undoButton.current?.focus()
  }
  async function undo(line: CostLine) {
    if (!(await putBack.act(line))) return
    flushSync(() => setGone(undefined))
    list.current?.focus()
  }

  return (
    <>
      <div role="status">
        {gone && (
          <p className="cost-gone">
            {t("projects.costs.gone", { description: gone.description })}
            <Button ref={undoButton} className="button-small" busy={putBack.busy} onClick={() => undo(gone)}>
              <Undo2 aria-hidden size="1.2em" />
              {t("projects.costs.undo")}
            </Button>
          </p>
        )}
      </div>
      <Notice tone="bad">{(takeBack.error ?? putBack.error)?.message}</Notice>
      {lines.length === 0 ? (
        <p className="muted">{t("projects.costs.none")}</p>
      ) : (
        <ul ref={list} tabIndex={-1} className="cost-lines" aria-label={t("projects.costs.lines")}>
          {shown.map((line) => (
            <CostRow
              key={line.id}
              line={line}
              busy={takeBack.busy}
              remove={changeable && line.source === "manual" ? remove : undefined}
            />
          ))}
        </ul>
      )}
      {shown.length < lines.length && (
        <Button className="button-small" onClick={() => setAll(true)}>
          {t("projects.costs.more", { count: lines.length - shown.length })}
        </Button>
      )}
    </>
  )
}

const bookedAs = ({ category, amount, quantity, unit, day, description }: CostLine) => ({
  ...{ category, amount, quantity, unit, day, description },
})
