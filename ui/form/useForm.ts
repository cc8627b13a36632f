import { type FormEvent, useRef } from "react"
import type { Control } from "react-hook-form"
import type { $ZodType, output } from "zod/v4/core"
import type { ApiError } from "../lib/http.ts"
import type { ActionOptions } from "../lib/useAction.ts"
import type { Check, Definition, Sentences } from "./judge.ts"
import { type Kinds, type NameIn, showAll, type TypedIn, type TypedOf, type ValuesIn } from "./kind.ts"
import { useFilling } from "./useFilling.ts"
import type { RowOptions, RowState, Versioned } from "./useRow.ts"
import { useSending } from "./useSending.ts"

export interface FormOptions<S extends $ZodType, Ks extends Kinds, Result, Row extends Versioned>
  extends ActionOptions<Result> {
  /** Where one definition is on the screen more than once. */
  id?: string
  /** What it begins with; a field that is left out is empty. */
  start?: Partial<ValuesIn<Ks>>
  /** What is being changed, over `start`: who saves second is told, and goes on from what is there. */
  of?: RowOptions<Row, Ks>
  check?: Check<S, Ks>
  send(call: output<S>, about: { row: Row | undefined; values: ValuesIn<Ks> }): Promise<Result>
  onSaved?(result: Result): void
  /** Someone sent it, and something was wrong before the server was asked. */
  onWrong?(wrong: Sentences): void
}

/** What a screen may do with a form that stands on it. */
export interface FormState<Ks extends Kinds> {
  id: string
  busy: boolean
  /** Something was typed that is not saved. */
  dirty: boolean
  /** The last refusal of the server, as long as it stands. */
  error: ApiError | undefined
  /** What is wrong, as far as it shows. */
  errors: Sentences
  /** The tries that failed since all was well. */
  attempt: number
  submit(event?: FormEvent): Promise<void>
  /** Back to what it began with. */
  discard(): void
  /** Begins anew, from other values. */
  load(values: Partial<ValuesIn<Ks>>): void
  /** What stands in it, at the moment of asking. */
  typed(): TypedIn<Ks>
  set<Name extends NameIn<Ks>>(name: Name, typed: TypedOf<Ks[Name]>): void
  /** Something on its way that belongs in the form, such as a picture: sending waits for it. */
  hold(work: Promise<unknown>): void
  inner: Inner
}

/** For the parts of a form, which find it in their context and know it by the names of its fields only. */
interface Inner {
  definition: Definition<$ZodType, Kinds>
  control: Control<Record<string, unknown>>
  row: RowState
  judged(): { wrong: Sentences; call: unknown }
  typedIn(name: string): void
  left(name: string): void
}

export type AnyForm = FormState<Kinds>

/** A form over react-hook-form: judged by its kinds, its schema and `check`, sent once, with refusals at their fields. */
export function useForm<S extends $ZodType, Ks extends Kinds, Result, Row extends Versioned>(
  definition: Definition<S, Ks>,
  options: FormOptions<S, Ks, Result, Row>,
): FormState<Ks> {
  const latest = useRef(options)
  latest.current = options
  const filling = useFilling(definition, latest)
  const { busy, error, submit, hold } = useSending(definition, latest, filling)
  const { control, dirty, typed, fill, set, faults } = filling
  const { errors, attempt } = faults
  return {
    id: options.id ?? definition.how.id,
    ...{ busy, dirty, errors, attempt, submit, hold, typed, set },
    error: attempt > 0 ? error : undefined,
    discard: filling.discard,
    load: (values) => fill(showAll(definition.kinds, values)),
    inner: {
      definition: definition as unknown as Definition<$ZodType, Kinds>,
      row: filling.row as unknown as RowState,
      ...{ control, judged: filling.judged, typedIn: filling.typedIn, left: filling.left },
    },
  }
}
