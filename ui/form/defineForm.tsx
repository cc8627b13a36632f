import { type ReactNode, useContext, useMemo } from "react"
import { useController, useWatch } from "react-hook-form"
import type { $ZodType, output } from "zod/v4/core"
import { FormContext, idOf, useFormAround } from "./context.ts"
import { Form, type FormProps } from "./Form.tsx"
import { FormDialog, type FormDialogProps } from "./FormDialog.tsx"
import type { Bridge, Definition, How } from "./judge.ts"
import type { ExtraOf, Kinds, NameIn, TypedOf, Wired } from "./kind.ts"
import { type AnyForm, type FormOptions, type FormState, useForm } from "./useForm.ts"
import type { Versioned } from "./useRow.ts"

/** What a field knows of itself, without the words around it. */
type Filled<Typed> = Omit<Wired<Typed>, "label" | "hint" | "optional">

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
    /** For a part of the form that draws a field itself. */
    useField: useField as <Name extends NameIn<Ks>>(name: Name) => Filled<TypedOf<Ks[Name]>>,
    /** What would be sent as it stands; undefined while something is wrong. */
    useCall(form: Own): output<S> | undefined {
      const typed = useWatch({ control: form.inner.control })
      // biome-ignore lint/correctness/useExhaustiveDependencies: judged anew when something was typed
      const { wrong, call } = useMemo(form.inner.judged, [typed])
      return Object.keys(wrong).length === 0 ? (call as output<S>) : undefined
    },
    /** What stands in a field now, as typed; who asks is drawn again when that changes. Outside the form it says which. */
    useTyped<Name extends NameIn<Ks>>(name: Name, form?: Own): TypedOf<Ks[Name]> {
      const around = useContext(FormContext)
      const { control } = (form ?? around)!.inner
      return useWatch({ control, name: name as string }) as TypedOf<Ks[Name]>
    },
  }
}

interface BareProps {
  name: string
  label?: ReactNode
  onTyped?: (typed: unknown) => void
}

function BareField({ name, label, onTyped, ...rest }: BareProps) {
  const { definition } = useFormAround().inner
  const { onChange, ...field } = useField(name)
  const { View } = definition.kinds[name]!
  return (
    <View
      {...rest}
      {...field}
      label={label ?? definition.how.label?.(name)}
      onChange={(typed: unknown) => {
        onChange(typed)
        onTyped?.(typed)
      }}
    />
  )
}

function useField(name: string): Filled<unknown> {
  const form = useFormAround()
  const { control, typedIn, left } = form.inner
  const { field } = useController({ control, name })
  return {
    ...{ id: idOf(form, name), value: field.value, error: form.errors[name] },
    onChange(typed) {
      field.onChange(typed)
      typedIn(name)
    },
    onBlur: () => left(name),
  }
}
