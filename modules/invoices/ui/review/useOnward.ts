import { useState } from "react"
import { type Slot, slots } from "./slots.ts"

/** Walks along what was read with doubt: what one leaves with Enter was looked at. */
export function useOnward(doubtful: readonly Slot[]) {
  const [checked, setChecked] = useState<ReadonlySet<Slot>>(new Set())

  function check(slot: Slot) {
    const next = new Set(checked).add(slot)
    setChecked(next)
    return next
  }

  return {
    checked,
    unchecked: doubtful.filter((slot) => !checked.has(slot)).length,
    check,
    /** To the next field to look at, then to the warnings, then to the button. */
    onward() {
      const here = slotIn(document.activeElement)
      const done = here && doubtful.includes(here) ? check(here) : checked
      const next = doubtful.find((slot) => !done.has(slot))
      const target =
        (next && document.querySelector<HTMLElement>(`[data-slot="${next}"] :is(input, select)`)) ??
        document.querySelector<HTMLElement>("[data-warning]:not(:checked)") ??
        document.querySelector<HTMLElement>("[data-post]")
      target?.focus()
      if (target instanceof HTMLInputElement && target.type === "text") target.select()
      const whole = target?.closest("[data-slot]") ?? target
      whole?.scrollIntoView({ block: "nearest" })
    },
  }
}

const slotIn = (element: Element | null): Slot | undefined => {
  const at = element?.closest<HTMLElement>("[data-slot]")?.dataset.slot?.split(":")[0]
  return slots.find((slot) => slot === at)
}
