import { Download, Mail } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import { Card } from "#ui/kit/Card.tsx"
import { Notice } from "#ui/kit/Notice.tsx"
import { formatMoment } from "#ui/lib/format.ts"
import { saveFile } from "#ui/lib/saveFile.ts"
import { useAction } from "#ui/lib/useAction.ts"
import { defineMail } from "#ui/mail/defineMail.ts"
import { MailDialog } from "#ui/mail/MailDialog.tsx"
import { type InvoiceFormat, InvoiceMail, type SalesInvoice } from "../../sales/schema.ts"
import { api } from "../api.ts"
import { touchedPaths } from "../hooks.ts"
import { nameOf } from "../list/name.ts"

const mail = defineMail(InvoiceMail, "mailInvoice")

/** The files of it, how its mail fares, and to mail it once more. */
export function Files({ invoice }: { invoice: SalesInvoice }) {
  const { t } = useTranslation()
  const [mailing, setMailing] = useState(false)
  const { id, files, formats } = invoice
  const { act, busy, error } = useAction(async (format: InvoiceFormat) =>
    saveFile(await api.file(id, format)),
  )
  return (
    <Card title={t("business.files.title")} className="stack no-print">
      <MailState invoice={invoice} />
      <p role="status">{files === "making" && t("business.files.making")}</p>
      <Notice tone="bad">{files === "failed" ? t("business.files.failed") : error?.message}</Notice>
      {files === "ready" && (
        <div className="cluster">
          {formats.map((format) => (
            <Button key={format} busy={busy} onClick={() => void act(format)}>
              <Download aria-hidden size="1.2em" />
              {t(`business.files.format.${format}`)}
            </Button>
          ))}
          <Button onClick={() => setMailing(true)}>
            <Mail aria-hidden size="1.2em" />
            {t(invoice.mail ? "business.mail.again" : "business.mail.open")}
          </Button>
        </div>
      )}
      {mailing && (
        <MailDialog
          {...{ mail, refreshes: touchedPaths }}
          name={nameOf(invoice)}
          ask={() => api.mailProposal(id)}
          send={(letter, key) => api.mailAgain(id, letter, key)}
          onClose={() => setMailing(false)}
        />
      )}
    </Card>
  )
}

/** Whether the client has it by mail; of what went on paper nothing. */
function MailState({ invoice: { mail } }: { invoice: SalesInvoice }) {
  const { t } = useTranslation()
  if (mail === null) return <p className="muted">{t("business.mail.paper")}</p>
  const { to, state, sentAt, error } = mail
  if (state === "failed" || state === "cancelled")
    return (
      <Notice tone="bad">
        {[t(`business.mail.state.${state}`, { to }), error].filter(Boolean).join(" ")}
      </Notice>
    )
  return (
    <p className="muted">
      {state === "waiting"
        ? t("business.mail.waiting", { to })
        : sentAt
          ? t("business.mail.sentAt", { to, moment: formatMoment(sentAt) })
          : t("business.mail.sent", { to })}
    </p>
  )
}
