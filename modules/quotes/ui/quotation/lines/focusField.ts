export const fieldId = (line: string, field: string) => `line-${line}-${field}`

/** Puts the focus on a field of a line; on a closed card, on what opens it. */
export function focusField(line: string, field: string) {
  const row = document.querySelector(`[data-line="${CSS.escape(line)}"]`)
  const control = document.getElementById(fieldId(line, field)) ?? row?.querySelector<HTMLElement>("button")
  control?.focus({ preventScroll: true })
  if (control instanceof HTMLInputElement) control.select()
  row?.scrollIntoView({ block: "nearest" })
}
