import { t } from "#ui/lib/i18n.ts"
import type { ToldChange } from "#ui/lib/module.ts"
import { inputNames } from "../inputNames.ts"

/** What happened to a customer himself, as a sentence. */
export function tellOfCustomer({ action, details }: ToldChange): string {
  const did = action.slice(action.indexOf(".") + 1) as "added"
  const changed = Array.isArray(details.fields) ? details.fields : []
  const fields = inputNames
    .filter((name) => changed.includes(name))
    .map((name) => t(`projects.customers.field.${name}`).toLowerCase())
    .join(", ")
  const other = [details.name, details.email, details.phone].filter(Boolean).join(", ")
  return t(`projects.customers.did.${did}`, { fields, other, name: details.name })
}
