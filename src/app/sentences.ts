import type { Sentence } from "../http/failures.ts"

/** The Dutch sentence of an error code: `quotes.notFound` among those of a module, a bare code among the general. */
export const sentenceIn =
  (errors: Record<string, Record<string, string>>): Sentence =>
  (code, values = {}) => {
    const [word, key] = code.includes(".") ? code.split(".") : ["general", code]
    const text = errors[word!]?.[key!]
    if (text === undefined) throw new Error(`No Dutch for the error code ${code}`)
    return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ""))
  }
