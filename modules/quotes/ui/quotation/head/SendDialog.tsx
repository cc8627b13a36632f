import { Paperclip } from "lucide-react"
import { useEffect, useId } from "react"
import { useTranslation } from "react-i18next"
import useSWR from "swr"
import * as z from "zod/mini"
import { isAmong } from "#modules/projects/ui/customers/contacts/isAmong.ts"
import { defineForm } from "#ui/form/defineForm.tsx"
import { longText, text } from "#ui/form/kinds.tsx"
import { Button } from "#ui/kit/Button.tsx"
import { Dialog } from "#ui/kit/Dialog.tsx"
import { Loaded } from "#ui/kit/Loaded.tsx"
import { Skeleton } from "#ui/kit/Skeleton.tsx"
import { t } from "#ui/lib/i18n.ts"
import { type MailProposal, SendByMail } from "../../../decisions/schema.ts"
import type { Quotation } from "../../../quotations/schema.ts"
import { api } from "../api.ts"
import { ConditionsLink } from "../documents/ConditionsLink.tsx"
import { DownloadButton } from "../documents/DownloadButton.tsx"
import { useRedo } from "../documents/useRedo.ts"
import { affectedPaths, quotationsPath } from "../hooks.ts"
import { Obstacles, obstaclesOf } from "./Obstacles.tsx"
import { useDeciding } from "./useDecisions.ts"

const mail = defineForm(
  z.omit(SendByMail, { how: true, version: true }),
  { to: text, subject: text, message: longText },
  { id: "mail", label: (name) => t(`quotes.quotation.send.${name}`) },
)

/** Where a quotation went, while the customer's card doesn't know it. */
export interface StrangeAddress {
  customerId: number
  email: string
}

/** The mail to the client, as it will leave; `noted` is for what was sent some other way. */
export function SendDialog({
  quotation,
  onClose,
  onSent,
  noted,
}: {
  quotation: Quotation
  onClose: () => void
  /** `strange`: where it went, when that is on nobody's card. */
  onSent: (strange?: StrangeAddress) => void
  noted: () => void
}) {
  const { t } = useTranslation()
  const id = useId()
  const { number, latest, canMail } = quotation
  const { version } = latest
  // Asked anew each time: to whom it went before is part of it.
  const proposal = useSWR<MailProposal>(
    canMail && [quotationsPath, quotation.id, "mail", version],
    () => api.mail(quotation.id),
    { revalidateIfStale: true },
  )
  const decide = useDeciding((key, order: z.infer<typeof SendByMail>) => api.send(quotation.id, order, key))
  const form = mail.useForm({
    start: proposal.data,
    async send(call) {
      const strange = strangeTo(proposal.data, call.to)
      await decide({ how: "mail", version, ...call })
      return { to: call.to, strange }
    },
    refreshes: affectedPaths,
    // What is sent once more goes to another than the version knows.
    done: ({ to }) => ({
      title: t("quotes.quotation.send.done"),
      text: t("quotes.quotation.send.doneTo", { number, to }),
    }),
    onSaved: ({ strange }) => onSent(strange),
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is filled in once, when it comes
  useEffect(() => {
    if (proposal.data && !form.dirty) form.load(proposal.data)
  }, [proposal.data])

  const obstacles = obstaclesOf(latest)
  const pdf = latest.files.find(({ kind }) => kind === "offertePdf")
  const why =
    obstacles.length > 0
      ? t("quotes.quotation.send.blocked")
      : pdf?.state !== "ready" && t(`quotes.quotation.send.pdf.${pdf?.state ?? "waiting"}`)
  return (
    <Dialog
      open
      onClose={onClose}
      size={canMail ? "large" : "small"}
      title={t("quotes.quotation.send.title", { number, version })}
      actions={
        <>
          {canMail && (
            <Button type="submit" form={id} variant="primary" busy={form.busy} unavailable={why}>
              {t("quotes.quotation.send.action")}
            </Button>
          )}
          {latest.sentAt === null && (
            <Button variant={canMail ? "secondary" : "primary"} onClick={noted}>
              {t("quotes.quotation.noted.action")}
            </Button>
          )}
          <Button onClick={onClose}>{t("quotes.quotation.cancel")}</Button>
        </>
      }
    >
      <Obstacles of={obstacles} />
      {canMail ? (
        <>
          <Attachment quotation={quotation} />
          <Loaded from={proposal} skeleton={<Skeleton lines={5} height="3rem" />}>
            {() => (
              <mail.Form form={form} id={id} guarded={false}>
                <mail.Field name="to" type="email" autoComplete="off" />
                <mail.Field name="subject" />
                <mail.Field name="message" rows={12} limit={6000} />
              </mail.Form>
            )}
          </Loaded>
        </>
      ) : (
        <>
          <p>{t("quotes.quotation.send.noMail")}</p>
          <Attachment quotation={quotation} />
        </>
      )}
    </Dialog>
  )
}

function strangeTo(proposal: MailProposal | undefined, email: string): StrangeAddress | undefined {
  if (!proposal || proposal.customerId === null) return undefined
  return isAmong(proposal.known, email) ? undefined : { customerId: proposal.customerId, email }
}

/** What goes along, or why it can't go yet. */
function Attachment({ quotation }: { quotation: Quotation }) {
  const { t } = useTranslation()
  const redo = useRedo(quotation)
  const pdf = quotation.latest.files.find(({ kind }) => kind === "offertePdf")
  if (!pdf) return null
  const { conditions } = quotation.latest
  return (
    <>
      <div className="quote-attachment cluster" role="status">
        <Paperclip aria-hidden size="1.2em" />
        <span>
          {pdf.name}
          {pdf.state !== "ready" && (
            <span className="muted">{` – ${t(`quotes.quotation.send.pdf.${pdf.state}`)}`}</span>
          )}
        </span>
        {pdf.state === "ready" && (
          <DownloadButton quotation={quotation} version={quotation.latest.version} file={pdf} />
        )}
        {pdf.state === "failed" && (
          <Button busy={redo.busy} onClick={() => redo.act()}>
            {t("quotes.quotation.documents.again")}
          </Button>
        )}
      </div>
      {conditions && (
        <div className="quote-attachment cluster">
          <Paperclip aria-hidden size="1.2em" />
          <span>{conditions.name}</span>
          <ConditionsLink conditions={conditions} />
        </div>
      )}
    </>
  )
}
