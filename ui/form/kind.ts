import type { ReactNode } from "react"

/** What a field of a form is given, besides what the screen says of it. */
export interface Wired<Typed> {
  id: string
  label: ReactNode
  hint?: ReactNode
  error?: string
  optional?: boolean
  value: Typed
  onChange: (value: Typed) => void
  onBlur: () => void
}

/** How one value is shown, typed and read. `Extra`: what only a field of this kind asks of the screen. */
export interface Kind<Typed, Value, Extra = object> {
  show(value: Value | undefined): Typed
  read(typed: Typed): Value
  View(props: Wired<Typed> & Extra): ReactNode
}

// biome-ignore lint/suspicious/noExplicitAny: a form holds kinds of every type; its own fields stay typed by their names
export type Kinds = Record<string, Kind<any, any, any>>
export type NameIn<Ks> = keyof Ks & string
export type TypedOf<K> = K extends Kind<infer Typed, infer _V, infer _E> ? Typed : never
export type ValueOf<K> = K extends Kind<infer _T, infer Value, infer _E> ? Value : never
export type ExtraOf<K> = K extends Kind<infer _T, infer _V, infer Extra> ? Extra : never
export type TypedIn<Ks> = { [Name in keyof Ks]: TypedOf<Ks[Name]> }
export type ValuesIn<Ks> = { [Name in keyof Ks]: ValueOf<Ks[Name]> }

/** For what is typed as it is sent. */
export const asIs = <Value>(empty: Value) => ({
  show: (value: Value = empty) => value,
  read: (typed: Value) => typed,
})

export const showAll = <Ks extends Kinds>(kinds: Ks, values: Partial<ValuesIn<Ks>>): TypedIn<Ks> =>
  mapped(kinds, (kind, name) => kind.show(values[name])) as TypedIn<Ks>

export const readAll = <Ks extends Kinds>(kinds: Ks, typed: TypedIn<Ks>): ValuesIn<Ks> =>
  mapped(kinds, (kind, name) => kind.read(typed[name])) as ValuesIn<Ks>

const mapped = <Ks extends Kinds>(kinds: Ks, of: (kind: Kinds[string], name: NameIn<Ks>) => unknown) =>
  Object.fromEntries(Object.entries(kinds).map(([name, kind]) => [name, of(kind, name as NameIn<Ks>)]))
