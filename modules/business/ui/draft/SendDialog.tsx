import { useTranslation } from "react-i18next"
import * as z from "zod/mini"
import { dayOf } from "#src/shared/calendar.ts"
import { formatDay, later } from "#src/shared/days.ts"
import { defineForm } from "#ui/form/defineForm.tsx"
import { choice, day, longText, text } from "#ui/form/kinds.tsx"
import { Dialog } from "#ui/kit/Dialog.tsx"
import { Loaded } from "#ui/kit/Loaded.tsx"
import { Skeleton } from "#ui/kit/Skeleton.tsx"
import { t } from "#ui/lib/i18n.ts"
import { useWishKey } from "#ui/lib/useWishKey.ts"
import { type InvoiceMailProposal, type SalesInvoice, SendInvoice } from "../../sales/schema.ts"
import { api } from "../api.ts"
import { touchedPaths, useMailProposal } from "../hooks.ts"
import { kindOf, nameOf } from "../list/name.ts"

const ways = ["mail", "paper"] as const
type Way = (typeof ways)[number]

const sending = defineForm(
  z.omit(SendInvoice, { version: true }),
  { by: choice<Way>(), to: text, subject: text, message: longText, issuedOn: day },
  {
    id: "sendInvoice",
    label: (name) => t(`business.send.${name}`),
    wrong: () => t("business.draft.wrong"),
    at: (path) => path.replace(/^mail\./, ""),
    toCall: ({ by, issuedOn, ...mail }) => ({ issuedOn, mail: by === "mail" ? mail : null }),
  },
)

interface SendDialogProps {
  invoice: SalesInvoice
  onClose: () => void
}

/** From here on it has a number and stands as it is: says so, and asks by which way it goes. */
export function SendDialog(props: SendDialogProps) {
  const { t } = useTranslation()
  const proposal = useMailProposal(props.invoice)
  const title = t("business.send.title", { what: kindOf(props.invoice) })
  if (proposal.data) return <Asking {...props} title={title} proposal={proposal.data} />
  return (
    <Dialog open onClose={props.onClose} size="large" title={title}>
      <Loaded from={proposal} skeleton={<Skeleton lines={5} height="3rem" />}>
        {() => null}
      </Loaded>
    </Dialog>
  )
}

function Asking({
  invoice: { id, version, earliest },
  title,
  proposal: { canMail, ...letter },
  onClose,
}: SendDialogProps & { title: string; proposal: InvoiceMailProposal }) {
  const { t } = useTranslation()
  const today = dayOf(new Date())
  const key = useWishKey()
  const form = sending.useForm({
    start: {
      ...{ ...letter, by: canMail && letter.to ? "mail" : "paper" },
      issuedOn: earliest === null ? today : later(today, earliest),
    },
    check: ({ values: { issuedOn } }) => ({
      issuedOn:
        earliest !== null && issuedOn < earliest && t("business.send.tooEarly", { day: formatDay(earliest) }),
    }),
    send: (wish) => api.send(id, { ...wish, version }, key.of({ ...wish, version })),
    refreshes: touchedPaths,
    done: (sent) => ({ title: t("business.send.done", { name: nameOf(sent) }) }),
    onSaved: onClose,
  })
  const by = sending.useTyped("by", form)
  return (
    <sending.Dialog
      form={form}
      onClose={onClose}
      size="large"
      title={title}
      failed={t("business.send.failed")}
      save={t(by === "mail" ? "business.send.byMail" : "business.send.onPaper")}
      intro={<p>{t("business.send.final")}</p>}
      className="stack roomy"
    >
      {canMail ? (
        <sending.Field
          name="by"
          options={ways.map((value) => ({ value, label: t(`business.send.way.${value}`) }))}
        />
      ) : (
        <p className="muted">{t("business.send.mailOff")}</p>
      )}
      {by === "mail" && (
        <>
          <sending.Field name="to" type="email" autoComplete="off" />
          <sending.Field name="subject" hint={t("business.send.numberHint")} />
          <sending.Field name="message" rows={8} limit={6000} />
        </>
      )}
      <sending.Field name="issuedOn" />
    </sending.Dialog>
  )
}
