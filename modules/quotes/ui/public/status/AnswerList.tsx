import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import { AdditionForm } from "./AdditionForm.tsx"
import type { Opened } from "./Standing.tsx"

/** What was answered; a change is written beside it, for the office to work out. */
export function AnswerList(opened: Opened) {
  const { t } = useTranslation()
  const [changing, setChanging] = useState<string>()
  const { answered, isClosed } = opened.status
  return (
    <dl className="follow-answers">
      {answered.map(({ key, label, answer }) => (
        <div key={key}>
          <dt className="muted">{label}</dt>
          <dd>{answer}</dd>
          {!isClosed && changing !== key && (
            <dd className="follow-change">
              <Button
                variant="plain"
                aria-label={t("following.answers.changeOf", { label })}
                onClick={() => setChanging(key)}
              >
                {t("following.answers.change")}
              </Button>
            </dd>
          )}
          {changing === key && (
            <dd className="follow-changing">
              <AdditionForm
                {...opened}
                question={key}
                label={t("following.answers.new")}
                onSent={() => setChanging(undefined)}
              />
              <Button variant="plain" onClick={() => setChanging(undefined)}>
                {t("following.answers.cancel")}
              </Button>
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}
