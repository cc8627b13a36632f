interface Option {
  value: string
  label: string
}

/** 'Kunststof: weinig onderhoud' is a name with what it means below it. */
export function optionOf({ value, label }: Option): Option & { hint?: string } {
  const [name = "", ...about] = label.split(": ")
  const hint = about.join(": ")
  return hint === "" ? { value, label } : { value, label: name, hint: hint[0]!.toUpperCase() + hint.slice(1) }
}
