import type { FieldError, FieldValues, Path, UseFormReturn } from "react-hook-form"
import { ApiError } from "./http.ts"

const refused = "server"

/** Sends a form, and puts what the server refuses under the fields it is about, or what lies inside them. */
export const marking =
  <Values extends FieldValues, Sent, Result>(
    form: UseFormReturn<Values>,
    names: readonly Path<Values>[],
    send: (values: Sent) => Promise<Result>,
  ) =>
  async (values: Sent): Promise<Result> => {
    try {
      return await send(values)
    } catch (error) {
      if (error instanceof ApiError)
        for (const [path, message] of Object.entries(error.fields))
          if (names.some((name) => path === name || path.startsWith(`${name}.`)))
            form.setError(path as Path<Values>, { type: refused, message })
      throw error
    }
  }

/** The server's own sentence, or ours for what the schema refused. */
export const sentenceOf = (error: FieldError | undefined, ours: string) =>
  error && (error.type === refused ? error.message : ours)
