import { FileX } from "lucide-react"
import { useTranslation } from "react-i18next"
import { useParams } from "wouter"
import { idIn } from "#modules/projects/ui/detail/idIn.ts"
import { BackLink } from "#ui/kit/BackLink.tsx"
import { EmptyState } from "#ui/kit/EmptyState.tsx"
import { Loaded } from "#ui/kit/Loaded.tsx"
import { Skeleton } from "#ui/kit/Skeleton.tsx"
import { useScreen } from "#ui/lib/useScreen.ts"
import { Draft } from "../draft/Draft.tsx"
import { useSalesInvoice } from "../hooks.ts"
import { nameOf } from "../list/name.ts"
import { Sent } from "./Sent.tsx"

/** One sales invoice: a draft to fill in and send, and from its number on as the client has it. */
export default function SalesInvoiceScreen() {
  const { id } = useParams<{ id: string }>()
  return <Opened key={id} id={idIn(id)} />
}

function Opened({ id }: { id: number | undefined }) {
  const { t } = useTranslation()
  const invoice = useSalesInvoice(id)
  const gone = id === undefined || (invoice.data === undefined && invoice.error?.status === 404)
  useScreen(invoice.data ? nameOf(invoice.data) : t("business.title"))
  return (
    <>
      <BackLink href="/facturen">{t("business.invoice.back")}</BackLink>
      {gone ? (
        <EmptyState icon={FileX} title={t("business.invoice.gone")} />
      ) : (
        <Loaded from={invoice} skeleton={<Skeleton lines={8} height="3.5rem" />}>
          {(known) => (known.state === "draft" ? <Draft invoice={known} /> : <Sent invoice={known} />)}
        </Loaded>
      )}
    </>
  )
}
