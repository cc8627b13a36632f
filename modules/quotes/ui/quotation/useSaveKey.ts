import { useEffect, useRef } from "react"

/** Ctrl+S saves what is on the screen, and never the page as a file. */
export function useSaveKey(save: () => void, active: boolean) {
  const latest = useRef({ save, active })
  latest.current = { save, active }
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== "s") return
      event.preventDefault()
      if (latest.current.active && !document.querySelector("dialog[open]")) latest.current.save()
    }
    document.addEventListener("keydown", press)
    return () => document.removeEventListener("keydown", press)
  }, [])
}
