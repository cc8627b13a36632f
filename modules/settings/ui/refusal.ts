import type { FieldError, FieldValues, Path, UseFormReturn } from "react-hook-form"
import { ApiError } from "#ui/lib/http.ts"

const refused = "server"

/** Sends a form, and puts what the server refuses under the fields it is about. */
export const marking =
  <Values extends FieldValues, Result>(
    form: UseFormReturn<Values>,
    names: readonly Path<Values>[],
    send: (values: Values) => Promise<Result>,
  ) =>
  async (values: Values): Promise<Result> => {
    try {
      return await send(values)
    } catch (error) {
      if (error instanceof ApiError)
        for (const name of names)
          if (error.fields[name]) form.setError(name, { type: refused, message: error.fields[name] })
      throw error
    }
  }

/** The server's own sentence, or ours for what the schema refused. */
export const sentenceOf = (error: FieldError | undefined, ours: string) =>
  error && (error.type === refused ? error.message : ours)
