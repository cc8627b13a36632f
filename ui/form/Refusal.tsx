import { useEffect } from "react"
import { Notice } from "../kit/Notice.tsx"
import { Conflict } from "./Conflict.tsx"
import { idOf } from "./context.ts"
import { FormErrors } from "./FormErrors.tsx"
import { fieldOf } from "./judge.ts"
import type { AnyForm } from "./useForm.ts"

/**
 * Why it was not saved, above the fields: another was first, or what is wrong. A short form without a `title` for that
 * says so at its fields, of which the first takes the focus, and the rest in a notice.
 */
export function Refusal({
  form,
  title,
  why,
}: {
  form: AnyForm
  title: string | undefined
  why: string | undefined
}) {
  const { error, errors, attempt, inner } = form
  const { kinds, how } = inner.definition
  const names = Object.keys(kinds)
  const place = (path: string) => names.indexOf(fieldOf(path))
  const paths = Object.keys(errors).toSorted((a, b) => place(a) - place(b))
  const [first] = title === undefined ? paths : []
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is the reason, not what changes while one types
  useEffect(() => {
    if (first !== undefined) document.getElementById(idOf(form, first))?.focus()
  }, [attempt])

  if (inner.row.theirs) return <Conflict form={form} theirs={inner.row.theirs} />
  if (title === undefined) return <Notice tone="bad">{paths.length === 0 && error?.message}</Notice>
  const lines = paths.map((path) => {
    const part = how.part?.(path)
    return {
      id: place(path) < 0 ? undefined : idOf(form, path),
      text: part ? `${part}: ${errors[path]}` : errors[path]!,
    }
  })
  return (
    <FormErrors
      title={title}
      message={error ? (how.message?.(error) ?? error.message) : why}
      errors={lines}
      attempt={attempt}
    />
  )
}
