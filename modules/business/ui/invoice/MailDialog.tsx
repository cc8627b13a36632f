import { useTranslation } from "react-i18next"
import { defineForm } from "#ui/form/defineForm.tsx"
import { longText, text } from "#ui/form/kinds.tsx"
import { Dialog } from "#ui/kit/Dialog.tsx"
import { Loaded } from "#ui/kit/Loaded.tsx"
import { Skeleton } from "#ui/kit/Skeleton.tsx"
import { t } from "#ui/lib/i18n.ts"
import { useWishKey } from "#ui/lib/useWishKey.ts"
import { InvoiceMail, type InvoiceMailProposal, type SalesInvoice } from "../../sales/schema.ts"
import { api } from "../api.ts"
import { touchedPaths, useMailProposal } from "../hooks.ts"
import { nameOf } from "../list/name.ts"

const mailing = defineForm(
  InvoiceMail,
  { to: text, subject: text, message: longText },
  { id: "mailInvoice", label: (name) => t(`business.send.${name}`) },
)

/** The same invoice by mail once more: it got lost, or another should have it. */
export function MailDialog({ invoice, onClose }: { invoice: SalesInvoice; onClose: () => void }) {
  const { t } = useTranslation()
  const proposal = useMailProposal(invoice)
  if (proposal.data?.canMail) return <Letter {...{ invoice, onClose }} proposal={proposal.data} />
  return (
    <Dialog open onClose={onClose} size="small" title={t("business.mail.title", { name: nameOf(invoice) })}>
      <Loaded from={proposal} skeleton={<Skeleton lines={5} height="3rem" />}>
        {() => <p>{t("business.mail.off")}</p>}
      </Loaded>
    </Dialog>
  )
}

function Letter({
  invoice,
  proposal: { canMail: _, ...letter },
  onClose,
}: {
  invoice: SalesInvoice
  proposal: InvoiceMailProposal
  onClose: () => void
}) {
  const { t } = useTranslation()
  const key = useWishKey()
  const name = nameOf(invoice)
  const form = mailing.useForm({
    start: letter,
    send: (wish) => api.mailAgain(invoice.id, wish, key.of(wish)),
    refreshes: touchedPaths,
    done: () => ({ title: t("business.mail.done", { name }) }),
    onSaved: onClose,
  })
  return (
    <mailing.Dialog
      form={form}
      onClose={onClose}
      size="large"
      title={t("business.mail.title", { name })}
      failed={t("business.mail.failed")}
      save={t("business.mail.send")}
      className="stack roomy"
    >
      <mailing.Field name="to" type="email" autoComplete="off" />
      <mailing.Field name="subject" />
      <mailing.Field name="message" rows={10} limit={6000} />
    </mailing.Dialog>
  )
}
