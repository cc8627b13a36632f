import { Choices, type ChoicesProps } from "./Choices.tsx"

interface CheckboxGroupProps extends ChoicesProps {
  value: readonly string[]
  /** Chosen values, in the order of the options. */
  onChange: (value: string[]) => void
}

export function CheckboxGroup({ value, onChange, ...frame }: CheckboxGroupProps) {
  const choose = (changed: string, on: boolean) =>
    onChange(
      frame.options
        .map((option) => option.value)
        .filter((option) => (option === changed ? on : value.includes(option))),
    )
  return <Choices {...frame} type="checkbox" isChosen={(option) => value.includes(option)} choose={choose} />
}
