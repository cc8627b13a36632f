import { t } from "#ui/lib/i18n.ts"
import { offerUndo } from "#ui/lib/undo.ts"
import { useAction } from "#ui/lib/useAction.ts"
import type { CustomerContact } from "../../../contacts/schema.ts"
import { customersPath } from "../hooks.ts"
import { api } from "./api.ts"

/** Removes one of a customer's people; the bar brings him back. */
export const useRemoveContact = (customer: number, { id, name }: CustomerContact) =>
  useAction(
    async () => {
      await api.remove(customer, id)
      offerUndo({
        said: t("projects.customers.contacts.removed", { name }),
        back: () => api.restore(customer, id),
        refreshes: [customersPath],
        failed: t("projects.customers.contacts.removeFailed"),
        takesFocus: true,
        focus: () => document.getElementById(contactPlace(id))?.focus(),
      })
    },
    { refreshes: customersPath, failed: "projects.customers.contacts.removeFailed" },
  )

export const contactPlace = (id: number) => `contactpersoon-${id}`
