import { useEffect, useRef } from "react"

/** Marks in each row the one thing that takes the focus: the link that opens it, or 'Ongedaan maken'. */
export const rowTarget = { "data-row-target": "" }

export const rowId = (requestId: number) => `aanvraag-${requestId}`

export const focusRow = (requestId: number) => focusWithin(document.getElementById(rowId(requestId)))

export function focusWithin(row: Element | null | undefined) {
  const target = row?.querySelector<HTMLElement>("[data-row-target]")
  target?.focus({ preventScroll: true })
  row?.scrollIntoView({ block: "nearest" })
  return target !== undefined && target !== null
}

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
