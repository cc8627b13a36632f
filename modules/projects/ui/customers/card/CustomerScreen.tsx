import { useTranslation } from "react-i18next"
import { Redirect, useParams } from "wouter"
import { BackLink } from "#ui/kit/BackLink.tsx"
import { Loaded } from "#ui/kit/Loaded.tsx"
import { Skeleton } from "#ui/kit/Skeleton.tsx"
import { useScreen } from "#ui/lib/useScreen.ts"
import { idIn } from "../customerId.ts"
import { useCustomer } from "../hooks.ts"
import { CustomerDetail } from "./CustomerDetail.tsx"
import { NoCustomer } from "./NoCustomer.tsx"

/** A customer with his projects and documents, and what happened to him. */
export default function CustomerScreen() {
  const { t } = useTranslation()
  const id = idIn(useParams<{ id: string }>().id)
  return (
    <>
      <BackLink href="/klanten">{t("projects.customers.toList")}</BackLink>
      {id === undefined ? <NoCustomer /> : <Found key={id} id={id} />}
    </>
  )
}

function Found({ id }: { id: number }) {
  const customer = useCustomer(id)
  if (customer.error?.status === 404) return <NoCustomer />
  return (
    <Loaded from={customer} skeleton={<Waiting />}>
      {(card) =>
        // A double that was joined to another.
        card.id === id ? <CustomerDetail card={card} /> : <Redirect to={`/klanten/${card.id}`} replace />
      }
    </Loaded>
  )
}

function Waiting() {
  const { t } = useTranslation()
  useScreen(t("projects.customers.one"))
  return <Skeleton lines={8} height="2.5rem" />
}
