import { Paperclip } from "lucide-react"
import { type FormEvent, useId, useState } from "react"
import { useTranslation } from "react-i18next"
import useSWRImmutable from "swr/immutable"
import { Button } from "#ui/kit/Button.tsx"
import { Dialog } from "#ui/kit/Dialog.tsx"
import { Loaded } from "#ui/kit/Loaded.tsx"
import { Notice } from "#ui/kit/Notice.tsx"
import { Skeleton } from "#ui/kit/Skeleton.tsx"
import { TextArea } from "#ui/kit/TextArea.tsx"
import { TextField } from "#ui/kit/TextField.tsx"
import type { MailProposal } from "../../../decisions/schema.ts"
import type { Quotation } from "../../../quotations/schema.ts"
import { api } from "../api.ts"
import { DownloadButton } from "../documents/DownloadButton.tsx"
import { useRedo } from "../documents/useRedo.ts"
import { quotationsPath } from "../hooks.ts"
import { Obstacles, obstaclesOf } from "./Obstacles.tsx"
import { useSend } from "./useDecisions.ts"

interface Asked {
  quotation: Quotation
  onClose: () => void
  /** To note that it was sent some other way. */
  noted: () => void
}

/** The mail to the client, as it will leave. */
export function SendDialog(asked: Asked) {
  const { t } = useTranslation()
  const { quotation, onClose, noted } = asked
  const form = useId()
  const send = useSend(quotation)
  const proposal = useSWRImmutable<MailProposal>(
    quotation.canMail && [quotationsPath, quotation.id, "mail", quotation.latest.version],
    () => api.mail(quotation.id),
  )
  const obstacles = obstaclesOf(quotation.latest)
  const pdf = quotation.latest.files.find(({ kind }) => kind === "offertePdf")
  const why =
    obstacles.length > 0
      ? t("quotes.quotation.send.blocked")
      : pdf?.state !== "ready" && t(`quotes.quotation.send.pdf.${pdf?.state ?? "waiting"}`)
  return (
    <Dialog
      open
      onClose={onClose}
      size={quotation.canMail ? "large" : "small"}
      title={t("quotes.quotation.send.title", {
        number: quotation.number,
        version: quotation.latest.version,
      })}
      actions={
        <>
          {quotation.canMail && (
            <Button type="submit" form={form} variant="primary" busy={send.busy} unavailable={why}>
              {t("quotes.quotation.send.action")}
            </Button>
          )}
          {quotation.latest.sentAt === null && (
            <Button variant={quotation.canMail ? "secondary" : "primary"} onClick={noted}>
              {t("quotes.quotation.noted.action")}
            </Button>
          )}
          <Button onClick={onClose}>{t("quotes.quotation.cancel")}</Button>
        </>
      }
    >
      <Obstacles of={obstacles} />
      {quotation.canMail ? (
        <>
          <Attachment quotation={quotation} />
          <Notice tone="bad">{Object.keys(send.fields).length === 0 && send.error?.message}</Notice>
          <Loaded from={proposal} skeleton={<Skeleton lines={5} height="3rem" />}>
            {(proposed) => <MailForm {...asked} id={form} proposed={proposed} send={send} />}
          </Loaded>
        </>
      ) : (
        <p>{t("quotes.quotation.send.noMail")}</p>
      )}
    </Dialog>
  )
}

/** What goes along, or why it can't go yet. */
function Attachment({ quotation }: { quotation: Quotation }) {
  const { t } = useTranslation()
  const redo = useRedo(quotation)
  const pdf = quotation.latest.files.find(({ kind }) => kind === "offertePdf")
  if (!pdf) return null
  return (
    <div className="quote-attachment" role="status">
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
  )
}

function MailForm({
  id,
  quotation,
  proposed,
  send,
  onClose,
}: Asked & { id: string; proposed: MailProposal; send: ReturnType<typeof useSend> }) {
  const { t } = useTranslation()
  const [mail, setMail] = useState(proposed)
  const set = (name: keyof MailProposal) => ({
    id: `${id}-${name}`,
    value: mail[name],
    onChange: (text: string) => setMail((before) => ({ ...before, [name]: text })),
    error: send.fields[name],
  })

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (await send.act({ how: "mail", version: quotation.latest.version, ...mail })) onClose()
    else document.querySelector<HTMLElement>("dialog [aria-invalid=true]")?.focus()
  }

  return (
    <form id={id} noValidate onSubmit={submit}>
      <TextField {...set("to")} type="email" autoComplete="off" label={t("quotes.quotation.send.to")} />
      <TextField {...set("subject")} label={t("quotes.quotation.send.subject")} />
      <TextArea {...set("message")} rows={12} limit={6000} label={t("quotes.quotation.send.message")} />
    </form>
  )
}
