import type { FieldErrors, Resolver } from "react-hook-form"
import { safeParse } from "zod/v4/core"
import { t } from "#ui/lib/i18n.ts"
import { valuesOf } from "../../filled.ts"
import { contradictions } from "../../rules.ts"
import { NewProject } from "../../schema.ts"
import { type FieldName, fieldNames, filledOf, type Typed } from "./typed.ts"

/** Judges the form by the schema and the rules that the server uses too; both say a code of a sentence in nl.ts. */
export const judge: Resolver<Typed> = (typed) => {
  const read = safeParse(NewProject, filledOf(typed))
  const wrong = read.success
    ? Object.entries(contradictions(valuesOf(read.data)))
    : read.error.issues.map(({ path, message }) => [path[0], message] as const)
  if (wrong.length === 0) return { values: typed, errors: {} }
  const errors: FieldErrors<Typed> = {}
  for (const [field, message] of wrong) {
    const name = fieldOf(field)
    if (name) errors[name] ??= { type: "schema", message: sentenceOf(message) } as never
  }
  return { values: {}, errors }
}

const fieldOf = (name: PropertyKey | undefined): FieldName | undefined =>
  name === "latitude" || name === "longitude" ? "place" : fieldNames.find((each) => each === name)

const sentenceOf = (message: string) =>
  message.startsWith("projects.")
    ? t(message.replace("projects.", "projects.errors.") as "projects.errors.nameMissing")
    : t("projects.form.wrong")
