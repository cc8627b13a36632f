import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import { formatTime } from "#ui/lib/format.ts"
import { useAction } from "#ui/lib/useAction.ts"
import type { Mail, MailOverview } from "../../schema.ts"
import { api } from "./api.ts"
import { mailPath } from "./hooks.ts"

/** Sends a mail to the company itself, and tells what became of it as soon as that is known. */
export function MailTest({ overview }: { overview: MailOverview }) {
  const { t } = useTranslation()
  const [asked, setAsked] = useState<number>()
  const test = useAction(api.test, { refreshes: mailPath, failed: "settings.mail.test.failed" })
  const mail = overview.recent.find(({ id }) => id === asked)

  async function send() {
    const reply = await test.act()
    if (reply) setAsked(reply.recent[0]?.id)
  }

  return (
    <div className="mail-test cluster roomy">
      <Button onClick={send} busy={test.busy} busyLabel={t("settings.mail.test.busy")}>
        {t("settings.mail.test.send")}
      </Button>
      <p role="status">{test.error ? test.error.message : mail && <Outcome mail={mail} />}</p>
    </div>
  )
}

function Outcome({ mail }: { mail: Mail }) {
  const { t } = useTranslation()
  const { state, recipient, sentAt, error } = mail
  if (state === "sent" && sentAt) return t("settings.mail.test.sent", { recipient, time: formatTime(sentAt) })
  if (error) return <span className="mail-failure">{t("settings.mail.test.wrong", { error })}</span>
  return state === "waiting" ? t("settings.mail.test.queued", { recipient }) : null
}
