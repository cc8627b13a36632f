import { access } from "#modules/access/nl.ts"
import { gps } from "#modules/gps/nl.ts"
import { invoices } from "#modules/invoices/nl.ts"
import { projects } from "#modules/projects/nl.ts"
import { quotes } from "#modules/quotes/nl.ts"
import { settings } from "#modules/settings/nl.ts"
import { messages } from "#modules/site/nl.ts"
import type { Sentence } from "../http/failures.ts"
import { files, general } from "../http/nl.ts"

const byModule: Record<string, Record<string, string>> = {
  general,
  files,
  access: access.errors,
  settings: settings.errors,
  projects: projects.errors,
  gps: gps.errors,
  invoices: invoices.errors,
  quotes: quotes.errors,
  messages: messages.errors,
}

/** The Dutch sentence of an error code: `quotes.notFound` in the module's nl.ts, a bare code in http/nl.ts. */
export const sentence: Sentence = (code, values = {}) => {
  const [module, key] = code.includes(".") ? code.split(".") : ["general", code]
  const text = byModule[module!]?.[key!]
  if (text === undefined) throw new Error(`No Dutch for the error code ${code}`)
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ""))
}
