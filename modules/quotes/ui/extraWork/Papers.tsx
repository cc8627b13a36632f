import { Download, Mail } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import { Card } from "#ui/kit/Card.tsx"
import { Notice } from "#ui/kit/Notice.tsx"
import { saveFile } from "#ui/lib/saveFile.ts"
import { useAction } from "#ui/lib/useAction.ts"
import { type ExtraWork, type PaperFormat, paperFormats } from "../../extraWork/schema.ts"
import { api } from "./api.ts"
import { MailDialog } from "./MailDialog.tsx"

/** The order as the client signs it: to print, and to mail. */
export function Papers({ extra }: { extra: ExtraWork }) {
  const { t } = useTranslation()
  const [mailing, setMailing] = useState(false)
  const { act, busy, error } = useAction(async (format: PaperFormat) =>
    saveFile(await api.paper(extra.id, format)),
  )
  return (
    <Card title={t("quotes.extra.paper.title")} className="no-print">
      <p className="muted">{t("quotes.extra.paper.text")}</p>
      <Notice tone="bad">{error?.message}</Notice>
      <div className="cluster">
        {!extra.closed && (
          <Button onClick={() => setMailing(true)}>
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
      {mailing && <MailDialog extra={extra} onClose={() => setMailing(false)} />}
    </Card>
  )
}
