import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Redirect, useParams } from "wouter"
import { BackLink } from "#ui/kit/BackLink.tsx"
import { Loaded } from "#ui/kit/Loaded.tsx"
import { Skeleton } from "#ui/kit/Skeleton.tsx"
import { useScreen } from "#ui/lib/useScreen.ts"
import type { CustomerCard } from "../../schema.ts"
import { CustomerScreenForm } from "./CustomerScreenForm.tsx"
import { NoCustomer } from "./card/NoCustomer.tsx"
import { idIn } from "./customerId.ts"
import { useCustomer } from "./hooks.ts"

export default function EditCustomer() {
  const { t } = useTranslation()
  const id = idIn(useParams<{ id: string }>().id)
  useScreen(t("projects.customers.editTitle"))
  if (id === undefined) return <NoCustomer />
  return <Known key={id} id={id} />
}

function Known({ id }: { id: number }) {
  const { t } = useTranslation()
  const customer = useCustomer(id)
  if (customer.error?.status === 404) return <NoCustomer />
  return (
    <>
      <BackLink href={`/klanten/${id}`}>
        {t("projects.customers.toCard", { name: customer.data?.name ?? t("projects.customers.theOne") })}
      </BackLink>
      <h1>{t("projects.customers.editTitle")}</h1>
      <Loaded from={customer} skeleton={<Skeleton lines={7} height="5rem" />}>
        {(card) => <Form id={id} card={card} />}
      </Loaded>
    </>
  )
}

/** By the number of a double one changes whom it was joined to; who is joined while one types stays in the form. */
function Form({ id, card }: { id: number; card: CustomerCard }) {
  const [first] = useState(card)
  if (first.id !== id) return <Redirect to={`/klanten/${first.id}/bewerken`} replace />
  return <CustomerScreenForm card={card.id === id ? card : first} />
}
