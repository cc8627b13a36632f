import { type FormEvent, useState } from "react"
import { useTranslation } from "react-i18next"
import { useChecked } from "#modules/quotes/ui/public/useChecked.ts"
import { Button } from "#ui/kit/Button.tsx"
import { ErrorSummary } from "#ui/kit/ErrorSummary.tsx"
import { Honeypot } from "#ui/kit/Honeypot.tsx"
import { Notice } from "#ui/kit/Notice.tsx"
import { TextArea } from "#ui/kit/TextArea.tsx"
import { TextField, type TextFieldProps } from "#ui/kit/TextField.tsx"
import { useOnline } from "#ui/lib/online.ts"
import { longest } from "../../schema.ts"
import { type FieldName, faultsIn, fieldNames } from "./message.ts"
import { SentPanel } from "./SentPanel.tsx"
import { fieldId, useMessage } from "./useMessage.ts"

/** What helps a phone fill in a field by itself. */
const kinds = {
  naam: { autoComplete: "name", autoCapitalize: "words" },
  email: { type: "email", autoComplete: "email", autoCapitalize: "none", spellCheck: false },
  telefoon: { type: "tel", autoComplete: "tel", optional: true },
  onderwerp: { autoComplete: "off" },
} as const satisfies Partial<Record<FieldName, Partial<TextFieldProps>>>

const most: Partial<Record<FieldName, number>> = longest

export function ContactForm() {
  const { t } = useTranslation()
  const online = useOnline()
  const message = useMessage()
  const { draft, error, fields } = message
  const [website, setWebsite] = useState("")
  const [sendings, setSendings] = useState(0)
  const { attempt, shown, check, leave, startAnew } = useChecked(draft, faultsIn(draft))

  async function send(event: FormEvent) {
    event.preventDefault()
    if (!check()) return
    setSendings(sendings + 1)
    if (await message.send(website)) startAnew()
  }

  const faultOf = (name: FieldName) => (shown[name] ? t(shown[name], { most: most[name] }) : fields[name])
  const wrong = attempt > 0 ? fieldNames.filter((name) => shown[name]) : []
  const about = (name: FieldName) => ({
    id: fieldId(name),
    name,
    label: t(`site.contact.${name}`),
    error: faultOf(name),
    value: draft[name],
    onChange: (value: string) => message.write(name, value),
    onBlur: () => leave(name),
  })
  return (
    <>
      {message.sent && <SentPanel to={message.sent} />}
      {wrong.length > 0 && (
        <ErrorSummary
          title={t("site.contact.wrong")}
          message={t("site.contact.check")}
          attempt={attempt}
          errors={wrong.map((name) => ({ id: fieldId(name), text: faultOf(name)! }))}
        />
      )}
      {error && wrong.length === 0 && (
        <ErrorSummary
          title={t("site.contact.failed")}
          message={`${error.message} ${t("site.contact.failedText")}`}
          attempt={sendings}
          errors={fieldNames.flatMap((name) =>
            fields[name] ? { id: fieldId(name), text: fields[name] } : [],
          )}
        />
      )}
      <form noValidate className="contact-form" onSubmit={send}>
        <p className="muted">{t("site.contact.required")}</p>
        <TextField {...about("naam")} {...kinds.naam} />
        <TextField {...about("email")} {...kinds.email} />
        <TextField {...about("telefoon")} {...kinds.telefoon} hint={t("site.contact.telefoonHint")} />
        <TextField {...about("onderwerp")} {...kinds.onderwerp} />
        <TextArea {...about("bericht")} rows={7} limit={longest.bericht} />
        <Honeypot value={website} onChange={setWebsite} />
        <Notice tone="warn">{!online && t("site.contact.offline")}</Notice>
        <div className="actions">
          <Button variant="accent" type="submit" busy={message.busy} busyLabel={t("site.contact.sending")}>
            {t("site.contact.send")}
          </Button>
        </div>
        <p className="muted">
          {t("site.contact.privacy")} <a href="/privacy">{t("site.contact.privacyLink")}</a>
        </p>
      </form>
    </>
  )
}
