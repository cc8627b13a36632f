import { Choices, type ChoicesProps } from "./Choices.tsx"

interface RadioGroupProps extends ChoicesProps {
  /** Undefined: nothing chosen; an empty text may be a choice. */
  value: string | undefined
  onChange: (value: string) => void
}

export function RadioGroup({ value, onChange, ...frame }: RadioGroupProps) {
  return <Choices {...frame} type="radio" isChosen={(option) => option === value} choose={onChange} />
}
