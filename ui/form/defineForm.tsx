import type { ReactNode } from "react"
import { useController, useWatch } from "react-hook-form"
import type { $ZodType } from "zod/v4/core"
import { idOf, useFormAround } from "./context.ts"
import { Form, type FormProps } from "./Form.tsx"
import { FormDialog, type FormDialogProps } from "./FormDialog.tsx"
import type { Bridge, Definition, How } from "./judge.ts"
import type { ExtraOf, Kinds, NameIn, TypedOf } from "./kind.ts"
import { type AnyForm, type FormOptions, type FormState, useForm } from "./useForm.ts"
import type { Versioned } from "./useRow.ts"

type FieldProps<Ks extends Kinds, H> = {
  [Name in NameIn<Ks>]: {
    name: Name
    hint?: ReactNode
    optional?: boolean
    /** Told after the form knows it. */
    onTyped?: (typed: TypedOf<Ks[Name]>) => void
  } & (H extends { label: unknown } ? { label?: ReactNode } : { label: ReactNode }) &
    ExtraOf<Ks[Name]>
}[NameIn<Ks>]

/**
 * A form, once, outside any component: the schema of its call, a kind for each field, and what all of it shares. Its
 * `Field` knows the names and what each asks; `useForm` fills and sends it; `Form` is its place on a page, `Dialog` in a
 * dialog.
 */
export function defineForm<S extends $ZodType, const Ks extends Kinds, H extends How<Ks> & Bridge<S, Ks>>(
  schema: S,
  kinds: Ks,
  how: H & How<Ks> & Bridge<S, Ks>,
) {
  const definition: Definition<S, Ks> = { schema, kinds, how }
  type Own = FormState<Ks>
  type OwnProps<Props extends { form: AnyForm }> = Omit<Props, "form"> & { form: Own }

  return {
    Field: BareField as (props: FieldProps<Ks, H>) => ReactNode,
    Form: Form as unknown as (props: OwnProps<FormProps>) => ReactNode,
    Dialog: FormDialog as unknown as (props: OwnProps<FormDialogProps>) => ReactNode,
    useForm: <Result, Row extends Versioned = Versioned>(options: FormOptions<S, Ks, Result, Row>): Own =>
      useForm(definition, options),
    /** What stands in a field now, as typed; who asks is drawn again when that changes. */
    useTyped: <Name extends NameIn<Ks>>(form: Own, name: Name) =>
      useWatch({ control: form.inner.control, name: name as string }) as TypedOf<Ks[Name]>,
  }
}

interface BareProps {
  name: string
  label?: ReactNode
  onTyped?: (typed: unknown) => void
}

function BareField({ name, label, onTyped, ...rest }: BareProps) {
  const form = useFormAround()
  const { definition, control, typedIn, left } = form.inner
  const { field } = useController({ control, name })
  const { View } = definition.kinds[name]!
  return (
    <View
      {...rest}
      id={idOf(form, name)}
      label={label ?? definition.how.label?.(name)}
      error={form.told[name]}
      value={field.value}
      onChange={(typed: unknown) => {
        field.onChange(typed)
        typedIn(name)
        onTyped?.(typed)
      }}
      onBlur={() => left(name)}
    />
  )
}
