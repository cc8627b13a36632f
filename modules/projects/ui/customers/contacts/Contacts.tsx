import { Plus } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import { Card } from "#ui/kit/Card.tsx"
import type { CustomerCard } from "../../../schema.ts"
import { ContactDialog } from "./ContactDialog.tsx"
import { ContactRow } from "./ContactRow.tsx"

/** Whom one can ask for besides the customer himself. */
export function Contacts({ card }: { card: CustomerCard }) {
  const { t } = useTranslation()
  const [adding, setAdding] = useState(false)
  return (
    <Card
      sheet
      title={t("projects.customers.contacts.title")}
      className="customer-sheet"
      aside={
        <Button variant="plain" className="button-small" onClick={() => setAdding(true)}>
          <Plus aria-hidden size="1.2em" />
          {t("projects.customers.contacts.add")}
          <span className="visually-hidden">: {t("projects.customers.contacts.title")}</span>
        </Button>
      }
    >
      {card.contacts.length === 0 ? (
        <p className="customer-none muted">{t("projects.customers.contacts.none")}</p>
      ) : (
        <ul className="customer-rows plain">
          {card.contacts.map((contact) => (
            <ContactRow key={contact.id} card={card} contact={contact} />
          ))}
        </ul>
      )}
      {adding && <ContactDialog card={card} onClose={() => setAdding(false)} />}
    </Card>
  )
}
