import { Pencil, Trash2, UserRound } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Badge } from "#ui/kit/Badge.tsx"
import { Button } from "#ui/kit/Button.tsx"
import { MoreButton } from "#ui/kit/MoreButton.tsx"
import type { CustomerContact } from "../../../contacts/schema.ts"
import type { CustomerCard } from "../../../schema.ts"
import { ReachLinks } from "../ReachLinks.tsx"
import { ContactDialog } from "./ContactDialog.tsx"
import { contactPlace, useRemoveContact } from "./useRemoveContact.ts"

/** One press calls him, one writes. */
export function ContactRow({ card, contact }: { card: CustomerCard; contact: CustomerContact }) {
  const { t } = useTranslation()
  const [changing, setChanging] = useState(false)
  const removal = useRemoveContact(card.id, contact)
  const { id, name, role, phone, email, getsQuotations, getsInvoices } = contact
  return (
    <li>
      <UserRound aria-hidden size="1.2em" />
      <div className="customer-lines stack flush">
        <p id={contactPlace(id)} tabIndex={-1} className="cluster tight">
          <span>
            <strong>{name}</strong>
            {role && <span className="muted">, {role}</span>}
          </span>
          {getsQuotations && <Badge>{t("projects.customers.contacts.getsQuotations")}</Badge>}
          {getsInvoices && <Badge>{t("projects.customers.contacts.getsInvoices")}</Badge>}
        </p>
        <ReachLinks phone={phone} email={email} />
      </div>
      <div className="no-print">
        <MoreButton
          className="button-plain contact-more"
          label={t("projects.customers.contacts.more", { name })}
        >
          <li>
            <Button variant="plain" wide onClick={() => setChanging(true)}>
              <Pencil aria-hidden size="1.2em" />
              {t("projects.customers.contacts.change")}
            </Button>
          </li>
          <li>
            <Button variant="plain" wide busy={removal.busy} onClick={() => removal.act()}>
              <Trash2 aria-hidden size="1.2em" />
              {t("projects.customers.contacts.remove")}
            </Button>
          </li>
        </MoreButton>
      </div>
      {changing && <ContactDialog card={card} known={contact} onClose={() => setChanging(false)} />}
    </li>
  )
}
