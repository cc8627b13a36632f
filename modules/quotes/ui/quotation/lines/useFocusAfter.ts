import { useEffect, useRef, useState } from "react"
import { focusField } from "./focusField.ts"

/** Puts the focus in a line once it is drawn: on a field, or where it was in that line. */
export function useFocusAfter(list: { current: HTMLElement | null }) {
  const wanted = useRef<() => void>(undefined)
  const [asked, setAsked] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new wish is the reason to look
  useEffect(() => {
    wanted.current?.()
    wanted.current = undefined
  }, [asked])
  return (id: string, field?: string) => {
    const before = document.activeElement
    wanted.current = () => {
      // In another part of the work it was drawn anew.
      const same = before?.isConnected ? before : before?.id && document.getElementById(before.id)
      if (field || !(same instanceof HTMLElement) || !list.current?.contains(same))
        return focusField(id, field ?? "quantity")
      same.focus()
      same.scrollIntoView({ block: "nearest" })
    }
    setAsked((count) => count + 1)
  }
}
