import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import { Dialog } from "#ui/kit/Dialog.tsx"
import { Notice } from "#ui/kit/Notice.tsx"
import { t } from "#ui/lib/i18n.ts"
import { useAction } from "#ui/lib/useAction.ts"
import type { CustomerCard } from "../../../schema.ts"
import { api as customers } from "../api.ts"
import { filledOf } from "../customerForm.tsx"
import { customersPath, projectsPath, useCustomer } from "../hooks.ts"
import { api } from "./api.ts"
import { contact } from "./contactForm.tsx"

interface Asked {
  card: CustomerCard
  /** What was typed elsewhere and is on nobody's card. */
  email: string
  onClose: () => void
}

/** After something went to an address that the customer's card doesn't know: whose is it? Nothing waits for the answer. */
export function KeepAddress({
  customerId,
  ...asked
}: Omit<Asked, "card"> & {
  customerId: number
}) {
  const card = useCustomer(customerId).data
  const [asContact, setAsContact] = useState(false)
  if (!card) return null
  if (asContact) return <AsContact card={card} {...asked} />
  return <Whose card={card} {...asked} onContact={() => setAsContact(true)} />
}

function Whose({ card, email, onClose, onContact }: Asked & { onContact: () => void }) {
  const { t } = useTranslation()
  const own = useAction(
    () => customers.change(card.id, { ...filledOf(card), name: card.name, email, version: card.version }),
    { refreshes: [customersPath, projectsPath], done: keptAt },
  )
  const { name } = card
  return (
    <Dialog
      open
      size="small"
      onClose={onClose}
      title={t("projects.customers.contacts.keep.title", { email, name })}
      actions={
        <>
          <Button
            variant={card.email ? "secondary" : "primary"}
            busy={own.busy}
            onClick={async () => (await own.act()) && onClose()}
          >
            {card.email
              ? t("projects.customers.contacts.keep.instead", { email: card.email })
              : t("projects.customers.contacts.keep.asOwn")}
          </Button>
          <Button variant={card.email ? "primary" : "secondary"} onClick={onContact}>
            {t("projects.customers.contacts.keep.asContact")}
          </Button>
          <Button onClick={onClose}>{t("projects.customers.contacts.keep.dont")}</Button>
        </>
      }
    >
      <Notice tone="bad">{own.error?.message}</Notice>
      <p>{t("projects.customers.contacts.keep.text")}</p>
    </Dialog>
  )
}

function AsContact({ card, email, onClose }: Asked) {
  const { t } = useTranslation()
  const form = contact.useForm({
    id: "keep-contact",
    start: { email },
    send: async (filled) => {
      await api.add(card.id, filled)
      return card
    },
    refreshes: customersPath,
    done: keptAt,
    onSaved: onClose,
  })
  return (
    <contact.Dialog
      form={form}
      size="small"
      onClose={onClose}
      title={t("projects.customers.contacts.keep.title", { email, name: card.name })}
      save={t("projects.customers.contacts.save")}
      cancel={t("projects.customers.contacts.keep.dont")}
    >
      <contact.Field name="name" autoComplete="off" autoFocus />
    </contact.Dialog>
  )
}

const keptAt = ({ name }: { name: string }) => ({
  title: t("projects.customers.contacts.keep.kept", { name }),
})
