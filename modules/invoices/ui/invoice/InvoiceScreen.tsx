import { FileX } from "lucide-react"
import { useTranslation } from "react-i18next"
import { useParams } from "wouter"
import { idIn } from "#modules/projects/ui/detail/idIn.ts"
import { BackLink } from "#ui/kit/BackLink.tsx"
import { LinkButton } from "#ui/kit/Button.tsx"
import { EmptyState } from "#ui/kit/EmptyState.tsx"
import { Loaded } from "#ui/kit/Loaded.tsx"
import { Skeleton } from "#ui/kit/Skeleton.tsx"
import { useScreen } from "#ui/lib/useScreen.ts"
import { usePurchaseInvoice } from "../review/hooks.ts"
import { Invoice } from "./Invoice.tsx"

/** A posted purchase invoice: to read, to print, and to take back when it was posted wrongly. */
export default function InvoiceScreen() {
  const { id } = useParams<{ id: string }>()
  return <Opened key={id} id={idIn(id)} />
}

function Opened({ id }: { id: number | undefined }) {
  const { t } = useTranslation()
  const invoice = usePurchaseInvoice(id)
  const gone = id === undefined || (invoice.data === undefined && invoice.error?.status === 404)
  const kind = invoice.data && t(`invoices.kind.${invoice.data.kind}`)
  const title = gone
    ? t("invoices.errors.purchaseNotFound")
    : invoice.data
      ? t("invoices.review.invoice.named", { kind, number: invoice.data.invoiceNumber })
      : t("invoices.review.invoice.title")
  useScreen(title)
  return (
    <>
      <BackLink href="/purchase-invoices">{t("invoices.review.invoice.back")}</BackLink>
      {gone ? (
        <>
          <h1>{title}</h1>
          <EmptyState
            icon={FileX}
            title={t("invoices.review.invoice.gone")}
            action={
              <LinkButton variant="primary" href="/purchase-invoices">
                {t("invoices.review.invoice.back")}
              </LinkButton>
            }
          />
        </>
      ) : (
        <>
          {!invoice.data && <h1>{title}</h1>}
          <Loaded from={invoice} skeleton={<Skeleton lines={8} height="3.5rem" />}>
            {(known) => <Invoice invoice={known} title={title} />}
          </Loaded>
        </>
      )}
    </>
  )
}
