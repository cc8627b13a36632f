import { type Path, type PathValue, type UseFormReturn, useController } from "react-hook-form"
import type { FieldName, Typed } from "./typed.ts"

export interface FieldsProps {
  form: UseFormReturn<Typed>
  sentences: Partial<Record<FieldName, string>>
}

/** One field of the form, ready to hand to a field of the kit. */
export function useField<Name extends FieldName>({ form, sentences }: FieldsProps, name: Name) {
  const { field } = useController({ control: form.control, name: name as Path<Typed> })
  return {
    id: `project-${name}`,
    name,
    ref: field.ref,
    value: field.value as PathValue<Typed, Name>,
    onChange: field.onChange as (value: PathValue<Typed, Name>) => void,
    onBlur: field.onBlur,
    error: sentences[name],
  }
}
