import { PackageCheck } from "lucide-react"
import { useTranslation } from "react-i18next"
import { BackLink } from "#ui/kit/BackLink.tsx"
import { EmptyState } from "#ui/kit/EmptyState.tsx"
import { Loaded } from "#ui/kit/Loaded.tsx"
import { Skeleton } from "#ui/kit/Skeleton.tsx"
import { useScreen } from "#ui/lib/useScreen.ts"
import { useOrders, useProposal } from "./hooks.ts"
import { OrderList } from "./OrderList.tsx"
import { ProposalCard } from "./ProposalCard.tsx"
import { useWanted, withWanted } from "./wanted.ts"

/** What runs out, by who supplies it, and what is on its way. */
export default function OrderingScreen() {
  const { t } = useTranslation()
  useScreen(t("stock.order.title"))
  const proposal = useProposal()
  const orders = useOrders()
  const wanted = useWanted()
  return (
    <>
      <BackLink href="/material-stock">{t("stock.toList")}</BackLink>
      <div className="stack roomy">
        <h1>{t("stock.order.title")}</h1>
        <Loaded
          from={wanted.pending ? { ...proposal, data: undefined } : proposal}
          skeleton={<Skeleton lines={6} height="3rem" />}
        >
          {(proposed) => {
            const suppliers = withWanted(proposed, wanted.line)
            return suppliers.length === 0 ? (
              <EmptyState icon={PackageCheck} title={t("stock.order.nothing")}>
                {t("stock.order.nothingText")}
              </EmptyState>
            ) : (
              suppliers.map((each, nth) => (
                // What was ordered leaves the proposal, and what is wanted joins it, so the form begins anew.
                <ProposalCard
                  key={`${each.supplier} ${each.lines.map(({ itemId, quantity }) => `${itemId}:${quantity}`).join()}`}
                  of={each}
                  nth={nth}
                />
              ))
            )
          }}
        </Loaded>
        <Loaded from={orders} skeleton={<Skeleton lines={3} height="3rem" />}>
          {(all) => <OrderList orders={all} />}
        </Loaded>
      </div>
    </>
  )
}
