import type { FieldErrors, Resolver } from "react-hook-form"
import { safeParse } from "zod/v4/core"
import { t } from "#ui/lib/i18n.ts"
import { NewProject } from "../../schema.ts"
import { type FieldName, fieldNames, filledOf, type Typed } from "./typed.ts"

/** Judges the form by the schema that the server uses too; a message of it is the code of a sentence in nl.ts. */
export const judge: Resolver<Typed> = (typed) => {
  const read = safeParse(NewProject, filledOf(typed))
  if (read.success) return { values: typed, errors: {} }
  const errors: FieldErrors<Typed> = {}
  for (const { path, message } of read.error.issues) {
    const name = fieldOf(path[0])
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
