import { useEffect } from "react"
import type { Steps } from "./StepButtons.tsx"

/** Hook: the way back as everywhere, but for a field, which has its own. */
export function useStepKeys({ undo, redo }: Pick<Steps, "undo" | "redo">) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || (event.target as Element).matches("input")) return
      const key = event.key.toLowerCase()
      if (key !== "z" && key !== "y") return
      event.preventDefault()
      if (key === "y" || event.shiftKey) redo()
      else undo()
    }
    document.addEventListener("keydown", press)
    return () => document.removeEventListener("keydown", press)
  })
}
