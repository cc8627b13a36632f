import { FileX } from "lucide-react"
import { useTranslation } from "react-i18next"
import { useParams } from "wouter"
import { idIn } from "#modules/projects/ui/detail/idIn.ts"
import { BackLink } from "#ui/kit/BackLink.tsx"
import { Button } from "#ui/kit/Button.tsx"
import { EmptyState } from "#ui/kit/EmptyState.tsx"
import { Loaded } from "#ui/kit/Loaded.tsx"
import { Notice } from "#ui/kit/Notice.tsx"
import { Skeleton } from "#ui/kit/Skeleton.tsx"
import { useAction } from "#ui/lib/useAction.ts"
import { useScreen } from "#ui/lib/useScreen.ts"
import type { SalesInvoice } from "../../sales/schema.ts"
import { api } from "../api.ts"
import { Draft } from "../draft/Draft.tsx"
import { touchedPaths, useSalesInvoice } from "../hooks.ts"
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
          {(known) => <Known invoice={known} />}
        </Loaded>
      )}
    </>
  )
}

function Known({ invoice }: { invoice: SalesInvoice }) {
  if (invoice.removed) return <Removed invoice={invoice} />
  return invoice.state === "draft" ? <Draft invoice={invoice} /> : <Sent invoice={invoice} />
}

/** Whoever comes here by an old link finds a draft that was thrown away, and can have it back. */
function Removed({ invoice: { id, version } }: { invoice: SalesInvoice }) {
  const { t } = useTranslation()
  const { act, busy, error } = useAction(() => api.remove(id, { version, removed: false }), {
    refreshes: touchedPaths,
  })
  return (
    <EmptyState icon={FileX} title={t("business.errors.invoiceRemoved")}>
      <Notice tone="bad">{error?.message}</Notice>
      <Button busy={busy} onClick={() => void act()}>
        {t("business.invoice.restore")}
      </Button>
    </EmptyState>
  )
}
