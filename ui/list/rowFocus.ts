import { type RefObject, useEffect, useRef } from "react"
import { useKeys } from "../lib/useKeys.ts"

/** Marks in each row the one thing that takes the focus: the link that opens it, or 'Ongedaan maken'. */
export const rowTarget = { "data-row-target": "" }

const targetOf = "[data-row-target]"

export function focusWithin(row: Element | null | undefined) {
  const target = row?.querySelector<HTMLElement>(targetOf)
  target?.focus({ preventScroll: true })
  row?.scrollIntoView({ block: "nearest" })
  return target !== undefined && target !== null
}

/** J and K walk through the rows of a list, if they are its `keys`; below the last one `more` shows those after it. */
export function useRowKeys(list: RefObject<HTMLElement | null>, keys = false, more?: () => void) {
  useKeys(keys ? { j: () => walk(1), k: () => walk(-1) } : {}, 0)

  function walk(step: 1 | -1) {
    const before = rowsOf(list.current)
    const at = before.findIndex((row) => row.contains(document.activeElement))
    if (at === before.length - 1 && step === 1) more?.()
    focusWithin(rowsOf(list.current)[at < 0 ? 0 : at + step])
  }
}

const rowsOf = (list: HTMLElement | null) =>
  [...(list?.querySelectorAll(targetOf) ?? [])].map((target) => target.closest("li, tr")!)

/** Whoever closes what was open stands on its row again. */
export function useFocusBack(openId: number | undefined, focus: (id: number) => void) {
  const last = useRef(openId)
  const latest = useRef(focus)
  latest.current = focus
  useEffect(() => {
    if (openId === undefined && last.current !== undefined) latest.current(last.current)
    last.current = openId
  }, [openId])
}
