import { useRef, useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import { Notice } from "#ui/kit/Notice.tsx"
import { newKey } from "#ui/lib/newKey.ts"
import { offerUndo } from "#ui/lib/undo.ts"
import { useAction } from "#ui/lib/useAction.ts"
import type { CostLine } from "../../schema.ts"
import { api } from "../api.ts"
import { affectedPaths } from "../hooks.ts"
import { CostRow } from "./CostRow.tsx"

const atOnce = 8

/** The bookings, the newest day first. What was booked by hand can be taken back, and that can be undone. */
export function CostLines({ id, lines, changeable }: { id: number; lines: CostLine[]; changeable: boolean }) {
  const { t } = useTranslation()
  const [all, setAll] = useState(false)
  const takeBack = useAction((line: CostLine) => api.takeBackCost(id, line.id, newKey()), {
    refreshes: affectedPaths,
  })
  const newest = lines.toSorted((a, b) => b.day.localeCompare(a.day) || b.id - a.id)
  const shown = all ? newest : newest.slice(0, atOnce)

  const list = useRef<HTMLUListElement>(null)

  async function remove(line: CostLine) {
    if (!(await takeBack.act(line))) return
    // The same for every try, so that it is booked again once.
    const key = newKey()
    offerUndo({
      said: t("projects.costs.gone", { description: line.description }),
      back: () => api.bookCost(id, bookedAs(line), key),
      refreshes: affectedPaths,
      takesFocus: true,
      focus: () => list.current?.focus(),
    })
  }

  return (
    <>
      <Notice tone="bad">{takeBack.error?.message}</Notice>
      {lines.length === 0 ? (
        <p className="muted">{t("projects.costs.none")}</p>
      ) : (
        <ul ref={list} tabIndex={-1} className="cost-lines lines" aria-label={t("projects.costs.lines")}>
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

const bookedAs = ({ category, amount, quantity, unit, day, description, commitmentId }: CostLine) => ({
  // What was booked by hand has an amount.
  ...{ category, amount: amount ?? 0, quantity, unit, day, description, commitmentId },
})
