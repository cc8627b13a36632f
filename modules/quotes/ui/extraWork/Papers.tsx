import { Download, Mail } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import * as z from "zod/mini"
import { Button } from "#ui/kit/Button.tsx"
import { Card } from "#ui/kit/Card.tsx"
import { Notice } from "#ui/kit/Notice.tsx"
import { saveFile } from "#ui/lib/saveFile.ts"
import { useAction } from "#ui/lib/useAction.ts"
import { defineMail } from "#ui/mail/defineMail.ts"
import { MailDialog } from "#ui/mail/MailDialog.tsx"
import { type ExtraWork, MailExtra, type PaperFormat, paperFormats } from "../../extraWork/schema.ts"
import { api } from "./api.ts"
import { touchedPaths } from "./hooks.ts"

const mail = defineMail(z.omit(MailExtra, { version: true }), "extraMail")

/** The order as the client signs it: to print, and to mail. */
export function Papers({ extra }: { extra: ExtraWork }) {
  const { t } = useTranslation()
  // As it was when the letter was proposed: who changed it meanwhile is told before it leaves.
  const [mailed, setMailed] = useState<ExtraWork>()
  const { act, busy, error } = useAction(async (format: PaperFormat) =>
    saveFile(await api.paper(extra.id, format)),
  )
  return (
    <Card title={t("quotes.extra.paper.title")} className="no-print">
      <p className="muted">{t("quotes.extra.paper.text")}</p>
      <Notice tone="bad">{error?.message}</Notice>
      <div className="cluster">
        {!extra.closed && (
          <Button onClick={() => setMailed(extra)}>
            <Mail aria-hidden size="1.2em" />
            {t("quotes.extra.paper.mail")}
          </Button>
        )}
        {paperFormats.map((format) => (
          <Button key={format} busy={busy} onClick={() => void act(format)}>
            <Download aria-hidden size="1.2em" />
            {t(`quotes.extra.paper.${format}`)}
          </Button>
        ))}
      </div>
      {mailed && (
        <MailDialog
          {...{ mail, refreshes: touchedPaths }}
          name={mailed.number}
          ask={() => api.mailProposal(mailed.id)}
          send={(letter, key) => api.mail(mailed.id, { ...letter, version: mailed.version }, key)}
          onClose={() => setMailed(undefined)}
        />
      )}
    </Card>
  )
}
