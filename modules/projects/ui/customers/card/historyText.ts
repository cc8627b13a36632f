import { t } from "#ui/lib/i18n.ts"
import type { ToldChange } from "#ui/lib/module.ts"
import { customerFields, isInvoiceField } from "../../../customers/fieldNames.ts"

/** What happened to a customer himself, as a sentence. */
export function tellOfCustomer({ action, details }: ToldChange): string {
  const did = action.slice(action.indexOf(".") + 1) as "added"
  const changed = Array.isArray(details.fields) ? details.fields : []
  // One address, however many of its lines changed.
  const named = customerFields
    .filter((name) => changed.includes(name))
    .map((name) =>
      isInvoiceField(name) ? t("projects.customers.invoiceTo") : t(`projects.customers.field.${name}`),
    )
  const fields = [...new Set(named)].join(", ").toLowerCase()
  const other = [details.name, details.email, details.phone].filter(Boolean).join(", ")
  return t(`projects.customers.did.${did}`, { fields, other, name: details.name })
}
