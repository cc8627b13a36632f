import { type KeyboardEvent, useId, useState } from "react"

interface ComboboxOptions<Option> {
  options: readonly Option[]
  choose: (option: Option) => void
  /** Esc once more, when the list is closed already; tells whether there was something to undo. */
  onEscape: () => boolean
}

/** The keys and the roles of a combobox with a list below it: the 'editable combobox' of WAI-ARIA 1.2. */
export function useCombobox<Option>({ options, choose, onEscape }: ComboboxOptions<Option>) {
  const list = useId()
  const [open, setOpen] = useState(false)
  const [at, setAt] = useState(-1)
  const active = open && at < options.length ? at : -1
  const optionId = (index: number) => `${list}-${index}`

  function moveTo(index: number) {
    const next = (index + options.length) % Math.max(options.length, 1)
    setOpen(true)
    setAt(next)
    document.getElementById(optionId(next))?.scrollIntoView({ block: "nearest" })
  }

  function pick(index: number) {
    const option = options[index]
    if (option === undefined) return
    close()
    choose(option)
  }

  function close() {
    setOpen(false)
    setAt(-1)
  }

  /** Whether the key did something here. */
  function press(key: string): boolean {
    if (key === "ArrowDown") moveTo(active + 1)
    else if (key === "ArrowUp") moveTo(active < 0 ? options.length - 1 : active - 1)
    else if (key === "Enter" && active >= 0) pick(active)
    else if (key === "Escape" && open) close()
    else if (key === "Escape") return onEscape()
    else return false
    return true
  }

  return {
    open,
    show(first: number) {
      setOpen(true)
      setAt(first)
    },
    close,
    input: {
      role: "combobox" as const,
      "aria-autocomplete": "list" as const,
      "aria-expanded": open,
      "aria-controls": list,
      "aria-activedescendant": active >= 0 ? optionId(active) : undefined,
      onKeyDown(event: KeyboardEvent) {
        if (event.altKey || event.ctrlKey || event.metaKey || !press(event.key)) return
        event.preventDefault()
        // Otherwise a dialog around it closes as well.
        event.stopPropagation()
      },
    },
    list: { id: list, role: "listbox" as const },
    option: (index: number) => ({
      id: optionId(index),
      role: "option" as const,
      "aria-selected": index === active,
      // The focus stays in the field.
      onMouseDown: (event: { preventDefault: () => void }) => event.preventDefault(),
      onClick: () => pick(index),
    }),
  }
}
