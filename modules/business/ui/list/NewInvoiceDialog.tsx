import { useEffect } from "react"
import { useTranslation } from "react-i18next"
import { useLocation } from "wouter"
import { CustomerPicker } from "#modules/projects/ui/customers/CustomerPicker.tsx"
import { useProject } from "#modules/projects/ui/hooks.ts"
import { projectChoice } from "#modules/projects/ui/projectChoice.tsx"
import { defineForm } from "#ui/form/defineForm.tsx"
import { asIs, type Kind } from "#ui/form/kind.ts"
import { t } from "#ui/lib/i18n.ts"
import { useWishKey } from "#ui/lib/useWishKey.ts"
import { NewInvoice } from "../../sales/schema.ts"
import { api } from "../api.ts"
import { touchedPaths } from "../hooks.ts"

const customer: Kind<number | null, number | null> = {
  ...asIs<number | null>(null),
  View: ({ id, value, onChange, error }) => <CustomerPicker {...{ id, value, onChange, error }} required />,
}

const fresh = defineForm(
  NewInvoice,
  { customerId: customer, projectId: projectChoice },
  {
    id: "newInvoice",
    label: (name) => t(`business.new.${name}`),
    wrong: () => t("business.new.whichCustomer"),
    toCall: ({ customerId, projectId }) => ({ customerId: customerId ?? 0, projectId }),
  },
)

/** An invoice of one's own: for whom, and for which of his jobs if any. */
export function NewInvoiceDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const [, navigate] = useLocation()
  const key = useWishKey()
  const form = fresh.useForm({
    send: (wish) => api.draft(wish, key.of(wish)),
    refreshes: touchedPaths,
    onSaved: ({ id }) => navigate(`/facturen/${id}`),
  })
  const projectId = fresh.useTyped("projectId", form)
  const client = useProject(projectId ?? undefined).data?.customerId
  // Whose job it is pays for it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another project is the reason
  useEffect(() => {
    if (client) form.set("customerId", client)
  }, [client])
  return (
    <fresh.Dialog
      form={form}
      onClose={onClose}
      title={t("business.new.title")}
      save={t("business.new.make")}
      className="stack roomy"
    >
      <fresh.Field name="customerId" />
      <fresh.Field name="projectId" optional />
    </fresh.Dialog>
  )
}
