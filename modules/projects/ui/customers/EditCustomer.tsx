import { useTranslation } from "react-i18next"
import { useLocation, useParams } from "wouter"
import { BackLink } from "#ui/kit/BackLink.tsx"
import { Loaded } from "#ui/kit/Loaded.tsx"
import { Skeleton } from "#ui/kit/Skeleton.tsx"
import { useScreen } from "#ui/lib/useScreen.ts"
import type { CustomerCard } from "../../schema.ts"
import { Conflict } from "./Conflict.tsx"
import { CustomerForm } from "./CustomerForm.tsx"
import { NoCustomer } from "./card/NoCustomer.tsx"
import { idIn } from "./customerId.ts"
import { useCustomer } from "./hooks.ts"
import { useEdit } from "./useEdit.ts"

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
      <BackLink href={`/klanten/${id}`}>{customer.data?.name ?? t("projects.customers.toCard")}</BackLink>
      <h1>{t("projects.customers.editTitle")}</h1>
      <Loaded from={customer} skeleton={<Skeleton lines={7} height="5rem" />}>
        {(card) => <Form card={card} />}
      </Loaded>
    </>
  )
}

/** Keeps what it began with: what another saves meanwhile must not slip in unseen. */
function Form({ card }: { card: CustomerCard }) {
  const { t } = useTranslation()
  const [, navigate] = useLocation()
  const edit = useEdit(card, (saved) => navigate(`/klanten/${saved.id}`, { replace: true }))
  return (
    <CustomerForm
      state={edit.state}
      submitLabel={t("projects.customers.form.save")}
      back={`/klanten/${card.id}`}
      conflict={edit.theirs && <Conflict edit={edit} theirs={edit.theirs} />}
    />
  )
}
