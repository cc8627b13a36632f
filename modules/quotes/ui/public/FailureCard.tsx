import { useTranslation } from "react-i18next"
import { Link } from "wouter"
import { Button } from "#ui/kit/Button.tsx"
import { ErrorSummary } from "#ui/kit/ErrorSummary.tsx"
import { contactId, fieldNames } from "./ContactFields.tsx"
import type { Failure } from "./failure.ts"
import { allOf, type QuestionPage } from "./pages.ts"
import { addressOf } from "./steps.ts"
import { useFaultText } from "./useFaultText.ts"

/** The request did not arrive: why, and where to mend it. */
export function FailureCard({
  failure,
  pages,
  close,
}: {
  failure: Failure
  pages: QuestionPage[]
  close: () => void
}) {
  const { t } = useTranslation()
  const faultText = useFaultText()
  const answers = pages.flatMap(allOf).filter(({ key }) => failure.fields[`answers.${key}`])
  return (
    <ErrorSummary
      title={t("wizard.failure.title")}
      message={faultText(failure)}
      errors={fieldNames.flatMap((field) => {
        const text = failure.fields[`contactInfo.${field}`]
        return text ? { id: contactId(field), text: `${t(`wizard.contact.${field}`)}: ${text}` } : []
      })}
    >
      {answers.length > 0 && (
        <ul>
          {answers.map((question) => (
            <li key={question.key}>
              <Link href={addressOf({ step: 2, question: question.key, editing: true })}>
                {t("wizard.question.line", {
                  section: question.label,
                  question: failure.fields[`answers.${question.key}`],
                })}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <Button onClick={close}>{t("wizard.failure.close")}</Button>
    </ErrorSummary>
  )
}
