import { useTranslation } from "react-i18next"
import { api as mail } from "#modules/settings/ui/mail/api.ts"
import { mailPath } from "#modules/settings/ui/mail/hooks.ts"
import { Button } from "#ui/kit/Button.tsx"
import { formatMoment } from "#ui/lib/format.ts"
import { useAction } from "#ui/lib/useAction.ts"
import type { MessageAnswer } from "../../correspondence/schema.ts"
import { messagesPath } from "../hooks.ts"

/** What the office wrote back, by whom and when, and whether it went. */
export function Answers({ answers }: { answers: MessageAnswer[] }) {
  const { t } = useTranslation()
  if (answers.length === 0) return null
  return (
    <ol className="message-answers stack" aria-label={t("messages.answers.list")}>
      {answers.map((answer) => (
        <li key={answer.id} className="stack flush">
          <p className="muted">
            {t(answer.by ? "messages.answers.by" : "messages.answers.at", {
              by: answer.by,
              moment: formatMoment(answer.createdAt),
            })}
          </p>
          <p className="message-body">{answer.text}</p>
          <Sent answer={answer} />
        </li>
      ))}
    </ol>
  )
}

function Sent({ answer: { mail: sent } }: { answer: MessageAnswer }) {
  const { t } = useTranslation()
  const again = useAction(mail.again, {
    refreshes: [messagesPath, mailPath],
    failed: "messages.answers.againFailed",
  })
  if (!sent) return null
  const { id, state, error, sentAt, nextAttemptAt } = sent
  const trouble = error ?? undefined
  return (
    <div className="cluster" role="status">
      <p className={state === "failed" ? "message-failed" : "muted"}>
        {t(`messages.answers.state.${trouble && state === "waiting" ? "later" : state}`, {
          moment: formatMoment(sentAt ?? nextAttemptAt ?? new Date()),
        })}
        {trouble && ` ${trouble}`}
      </p>
      {(state === "failed" || state === "cancelled" || (state === "waiting" && trouble)) && (
        <Button className="button-small" busy={again.busy} onClick={() => void again.act(id)}>
          {t("messages.answers.again")}
        </Button>
      )}
    </div>
  )
}
