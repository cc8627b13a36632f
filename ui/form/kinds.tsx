import type { ReactNode } from "react"
import { parseDecimal } from "#src/shared/decimal.ts"
import { formatQuantity } from "#src/shared/euro.ts"
import { CheckboxGroup } from "../kit/CheckboxGroup.tsx"
import { DateField } from "../kit/DateField.tsx"
import { NumberField } from "../kit/NumberField.tsx"
import { PasswordField } from "../kit/PasswordField.tsx"
import { RadioGroup } from "../kit/RadioGroup.tsx"
import { Select } from "../kit/Select.tsx"
import { Switch } from "../kit/Switch.tsx"
import { TextArea } from "../kit/TextArea.tsx"
import { TextField } from "../kit/TextField.tsx"
import { TimeField } from "../kit/TimeField.tsx"
import { asIs, type Kind, type Wired } from "./kind.ts"

/** What a component of the kit asks besides what every field is given. */
type Rest<C extends (props: never) => ReactNode> = Omit<
  Parameters<C>[0],
  keyof Wired<unknown> | "legend" | "checked"
>

const asTyped = { show: (value: string | undefined) => value ?? "", read: (typed: string) => typed }

export const text: Kind<string, string, Rest<typeof TextField>> = { ...asTyped, View: TextField }
export const longText: Kind<string, string, Rest<typeof TextArea>> = { ...asTyped, View: TextArea }
export const password: Kind<string, string, Rest<typeof PasswordField>> = { ...asTyped, View: PasswordField }
/** 'yyyy-MM-dd' */
export const day: Kind<string, string, Rest<typeof DateField>> = { ...asTyped, View: DateField }
/** 'HH:mm' */
export const time: Kind<string, string, Rest<typeof TimeField>> = { ...asTyped, View: TimeField }

/** NaN when what was typed is no number. */
export const number: Kind<string, number, Rest<typeof NumberField>> = {
  show: (value) => (value === undefined || Number.isNaN(value) ? "" : String(value).replace(".", ",")),
  read: (typed) => parseDecimal(typed) ?? Number.NaN,
  View: NumberField,
}

/** Euros, shown as '12.500,00'. */
export const money: typeof number = {
  ...number,
  show: (value) => (value === undefined ? "" : formatQuantity(value, 2)),
  View: (props) => <NumberField unit="€" {...props} />,
}

/** Null when nothing was typed. */
export const orNull = <Value, Extra>(
  kind: Kind<string, Value, Extra>,
): Kind<string, Value | null, Extra> => ({
  ...kind,
  show: (value) => kind.show(value ?? undefined),
  read: (typed) => (typed.trim() === "" ? null : kind.read(typed)),
})

/** One of a list that unfolds. Before anything is chosen it is '', which the schema refuses. */
export const select = <Value extends string>(): Kind<string, Value, Rest<typeof Select>> => ({
  ...asTyped,
  read: (typed) => typed as Value,
  View: Select,
})

/** One of a list that unfolds, which has a number for its name; null as long as none is chosen. */
export const oneId: Kind<string, number | null, Rest<typeof Select>> = {
  show: (id) => (id == null ? "" : String(id)),
  read: (typed) => (typed === "" ? null : Number(typed)),
  View: Select,
}

/** One of a few that are all in sight. */
export const choice = <Value extends string>(): Kind<string, Value, Rest<typeof RadioGroup>> => ({
  ...asTyped,
  read: (typed) => typed as Value,
  View: Radios,
})

/** Some of a few that are all in sight. */
export const choices = <Value extends string>(): Kind<string[], Value[], Rest<typeof CheckboxGroup>> => ({
  show: (values = []) => [...values],
  read: (typed) => typed as Value[],
  View: Checkboxes,
})

/** The same of what has a number for its name. */
export const ids: Kind<string[], number[], Rest<typeof CheckboxGroup>> = {
  ...choices(),
  show: (values = []) => values.map(String),
  read: (typed) => typed.map(Number),
}

/** On or off. */
export const onOff: Kind<boolean, boolean, Rest<typeof Switch>> = {
  ...asIs(false),
  View: ({ value, optional: _o, error: _e, onBlur: _b, ...field }) => <Switch checked={value} {...field} />,
}

/** What the screen draws itself, with `useField`. */
export const drawn = <Value,>(empty: Value): Kind<Value, Value> => ({ ...asIs(empty), View: Nothing })

const Nothing = () => null

function Radios({ label, onBlur: _, ...field }: Wired<string> & Rest<typeof RadioGroup>) {
  return <RadioGroup legend={label} {...field} />
}

function Checkboxes({ label, onBlur: _, ...field }: Wired<string[]> & Rest<typeof CheckboxGroup>) {
  return <CheckboxGroup legend={label} {...field} />
}
