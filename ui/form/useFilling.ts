import { type RefObject, useRef, useState } from "react"
import { useForm } from "react-hook-form"
import type { $ZodType } from "zod/v4/core"
import { type Definition, judge } from "./judge.ts"
import { type Kinds, showAll, type TypedIn } from "./kind.ts"
import { useFaults } from "./useFaults.ts"
import type { FormOptions, FormState } from "./useForm.ts"
import { useRow, type Versioned } from "./useRow.ts"

/** What stands in a form, what is wrong with it, and the row that it is about. */
export function useFilling<S extends $ZodType, Ks extends Kinds, Result, Row extends Versioned>(
  definition: Definition<S, Ks>,
  latest: RefObject<FormOptions<S, Ks, Result, Row>>,
) {
  const { kinds } = definition
  const { of, start = {} } = latest.current
  const [first] = useState(() => showAll(kinds, { ...start, ...of?.valuesOf(of.row) }))
  const store = useForm<Record<string, unknown>>({ defaultValues: first })
  const { isDirty: dirty } = store.formState
  const typed = () => store.getValues() as TypedIn<Ks>
  const began = useRef(first)
  const judged = () => judge(definition, typed(), began.current, latest.current.check)
  const faults = useFaults(() => judge(definition, first, first, latest.current.check).wrong)
  const typedIn = (name: string) => faults.typed(judged().wrong, name)

  function fill(next: TypedIn<Ks>, mine: Partial<TypedIn<Ks>> = {}) {
    began.current = next
    store.reset(next)
    for (const [name, value] of Object.entries(mine)) store.setValue(name, value, { shouldDirty: true })
    faults.startAnew(judged().wrong)
  }
  const set: FormState<Ks>["set"] = (name, value) => {
    store.setValue(name as string, value as unknown, { shouldDirty: true })
    typedIn(name)
  }

  return {
    row: useRow({ kinds, of, start, dirty, typed, fill }),
    ...{ control: store.control, dirty, typed, judged, faults, typedIn, fill, set },
    discard: () => fill(began.current),
    /** What was sent is what is known now: nothing is left to guard. */
    settle() {
      began.current = typed()
      store.reset(began.current)
    },
    left(name: string) {
      if (!isBlank(store.getValues(name))) faults.leave(name)
    },
  }
}

const isBlank = (typed: unknown) => typeof typed === "string" && typed.trim() === ""
