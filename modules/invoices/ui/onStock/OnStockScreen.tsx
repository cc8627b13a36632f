import { CircleCheck, FileX, List } from "lucide-react"
import { useTranslation } from "react-i18next"
import { useParams } from "wouter"
import { idIn } from "#modules/projects/ui/detail/idIn.ts"
import { BackLink } from "#ui/kit/BackLink.tsx"
import { LinkButton } from "#ui/kit/Button.tsx"
import { EmptyState } from "#ui/kit/EmptyState.tsx"
import { Loaded } from "#ui/kit/Loaded.tsx"
import { Skeleton } from "#ui/kit/Skeleton.tsx"
import { useScreen } from "#ui/lib/useScreen.ts"
import type { PurchaseInvoice } from "../../purchases/schema.ts"
import { usePurchaseInvoice } from "../review/hooks.ts"
import { useStockLines } from "./hooks.ts"
import { OnStockForm } from "./OnStockForm.tsx"

/** Brings lines of an invoice onto the shelf. */
export default function OnStockScreen() {
  const id = idIn(useParams<{ id: string }>().id)
  const { t } = useTranslation()
  useScreen(t("invoices.onStock.title"))
  return (
    <>
      <BackLink href={id === undefined ? "/invoice-allocation" : `/invoice-allocation?invoice=${id}`}>
        {t("invoices.onStock.back")}
      </BackLink>
      <h1>{t("invoices.onStock.title")}</h1>
      {id === undefined ? <Gone /> : <Opened key={id} id={id} />}
    </>
  )
}

function Opened({ id }: { id: number }) {
  const { t } = useTranslation()
  const invoice = usePurchaseInvoice(id)
  if (!invoice.data && invoice.error?.status === 404) return <Gone />
  return (
    <Loaded from={invoice} skeleton={<Skeleton lines={6} height="6rem" />}>
      {(known) => (
        <div className="stack roomy">
          <p>
            {known.supplierName} {known.invoiceNumber}
          </p>
          <p className="prose">{t("invoices.onStock.explain")}</p>
          {known.remainingAmount === 0 ? <Settled id={id} /> : <Lines invoice={known} />}
        </div>
      )}
    </Loaded>
  )
}

function Lines({ invoice }: { invoice: PurchaseInvoice }) {
  const { t } = useTranslation()
  const lines = useStockLines(invoice.id)
  return (
    <Loaded from={lines} skeleton={<Skeleton lines={6} height="6rem" />}>
      {(known) =>
        known.lines.length === 0 ? (
          <EmptyState
            icon={List}
            title={t("invoices.onStock.none")}
            action={<LinkButton href="/material-stock">{t("stock.title")}</LinkButton>}
          />
        ) : (
          <OnStockForm invoice={invoice} known={known} />
        )
      }
    </Loaded>
  )
}

function Settled({ id }: { id: number }) {
  const { t } = useTranslation()
  return (
    <EmptyState
      icon={CircleCheck}
      title={t("invoices.allocations.full.text")}
      action={
        <LinkButton href={`/invoice-allocation?invoice=${id}`}>
          {t("invoices.review.invoice.toAllocations")}
        </LinkButton>
      }
    />
  )
}

function Gone() {
  const { t } = useTranslation()
  return (
    <EmptyState
      icon={FileX}
      title={t("invoices.review.invoice.gone")}
      action={<LinkButton href="/invoice-allocation">{t("invoices.onStock.back")}</LinkButton>}
    />
  )
}
