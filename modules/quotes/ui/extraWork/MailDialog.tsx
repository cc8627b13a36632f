import { useTranslation } from "react-i18next"
import useSWR from "swr"
import * as z from "zod/mini"
import { defineForm } from "#ui/form/defineForm.tsx"
import { longText, text } from "#ui/form/kinds.tsx"
import { Dialog } from "#ui/kit/Dialog.tsx"
import { Loaded } from "#ui/kit/Loaded.tsx"
import { Skeleton } from "#ui/kit/Skeleton.tsx"
import type { ApiError } from "#ui/lib/http.ts"
import { t } from "#ui/lib/i18n.ts"
import { useWishKey } from "#ui/lib/useWishKey.ts"
import { type ExtraMailProposal, type ExtraWork, MailExtra } from "../../extraWork/schema.ts"
import { api } from "./api.ts"
import { touchedPaths } from "./hooks.ts"

const mailing = defineForm(
  z.omit(MailExtra, { version: true }),
  { to: text, subject: text, message: longText },
  { id: "extraMail", label: (name) => t(`quotes.extra.mail.${name}`) },
)

/** The order as a PDF to the client, with the letter that Waterpas proposes. */
export function MailDialog({ extra, onClose }: { extra: ExtraWork; onClose: () => void }) {
  const { t } = useTranslation()
  const proposal = useSWR<ExtraMailProposal, ApiError>(
    ["/api/extra-work", extra.id, "mail", extra.version],
    () => api.mailProposal(extra.id),
    { revalidateIfStale: true },
  )
  if (proposal.data?.canMail) return <Letter {...{ extra, onClose }} proposal={proposal.data} />
  return (
    <Dialog
      open
      onClose={onClose}
      size="small"
      title={t("quotes.extra.mail.title", { number: extra.number })}
    >
      <Loaded from={proposal} skeleton={<Skeleton lines={5} height="3rem" />}>
        {() => <p>{t("quotes.errors.mailOff")}</p>}
      </Loaded>
    </Dialog>
  )
}

function Letter({
  extra: { id, number, version },
  proposal: { canMail: _, ...letter },
  onClose,
}: {
  extra: ExtraWork
  proposal: ExtraMailProposal
  onClose: () => void
}) {
  const { t } = useTranslation()
  const key = useWishKey()
  const form = mailing.useForm({
    start: letter,
    send: (wish) => api.mail(id, { ...wish, version }, key.of({ ...wish, version })),
    refreshes: touchedPaths,
    done: () => ({ title: t("quotes.extra.mail.done", { number }) }),
    onSaved: onClose,
  })
  return (
    <mailing.Dialog
      form={form}
      onClose={onClose}
      size="large"
      title={t("quotes.extra.mail.title", { number })}
      failed={t("quotes.extra.mail.failed")}
      save={t("quotes.extra.mail.send")}
    >
      <mailing.Field name="to" type="email" autoComplete="off" />
      <mailing.Field name="subject" />
      <mailing.Field name="message" rows={10} limit={6000} />
    </mailing.Dialog>
  )
}
