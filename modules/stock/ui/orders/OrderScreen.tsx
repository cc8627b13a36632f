import { useTranslation } from "react-i18next"
import { useParams } from "wouter"
import { BackLink } from "#ui/kit/BackLink.tsx"
import { EmptyState } from "#ui/kit/EmptyState.tsx"
import { Loaded } from "#ui/kit/Loaded.tsx"
import { Skeleton } from "#ui/kit/Skeleton.tsx"
import { useOrder } from "./hooks.ts"
import { OrderDetail } from "./OrderDetail.tsx"

/** One order: on paper, by mail, and as it comes in. */
export default function OrderScreen() {
  const { t } = useTranslation()
  const id = Number(useParams<{ id: string }>().id)
  return (
    <>
      <BackLink href="/material-stock/bestellen">{t("stock.order.back")}</BackLink>
      {Number.isSafeInteger(id) && id > 0 ? <Found id={id} /> : <NoOrder />}
    </>
  )
}

function Found({ id }: { id: number }) {
  const order = useOrder(id)
  if (order.error?.status === 404) return <NoOrder />
  return (
    <Loaded from={order} skeleton={<Skeleton lines={6} height="3rem" />}>
      {(found) => <OrderDetail order={found} />}
    </Loaded>
  )
}

function NoOrder() {
  const { t } = useTranslation()
  return <EmptyState title={t("stock.errors.orderNotFound")} />
}
