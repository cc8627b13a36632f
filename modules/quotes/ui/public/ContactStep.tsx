import { type FormEvent, useState } from "react"
import { useTranslation } from "react-i18next"
import { ErrorSummary } from "#ui/kit/ErrorSummary.tsx"
import { Honeypot } from "#ui/kit/Honeypot.tsx"
import type { QuestionSection } from "../../catalogue/question.ts"
import { ContactFields, contactId, fieldNames } from "./ContactFields.tsx"
import { Delivery, sendId } from "./Delivery.tsx"
import type { Draft } from "./draft.ts"
import { FailureCard } from "./FailureCard.tsx"
import { Foot, isAllDescribed } from "./Foot.tsx"
import { Frame } from "./Frame.tsx"
import { KeptNote } from "./KeptNote.tsx"
import { Photos } from "./Photos.tsx"
import type { QuestionPage } from "./pages.ts"
import { usePost, useSending } from "./post.ts"
import { Summary, useReturn } from "./Summary.tsx"
import { placeBefore, progressOf } from "./steps.ts"
import { submissionOf } from "./submission.ts"
import { useChecked } from "./useChecked.ts"
import { useFaultText } from "./useFaultText.ts"
import { contactFaults, lacksContact } from "./validation.ts"

/** Step 3: who asks, a last look at what is asked, and off it goes. */
export function ContactStep({
  draft,
  sections,
  pages,
}: {
  draft: Draft
  sections: QuestionSection[]
  pages: QuestionPage[]
}) {
  const { t } = useTranslation()
  const faultText = useFaultText()
  const { sender } = usePost()
  const sending = useSending()
  const [website, setWebsite] = useState("")
  const { attempt, shown, check, leave } = useChecked(draft.contact, contactFaults(draft.contact))
  useReturn()

  function send(event: FormEvent) {
    event.preventDefault()
    if (check()) void sender.send(submissionOf(draft, sections, website))
  }

  function close() {
    sender.dismiss()
    document.getElementById(sendId)?.focus()
  }

  const faulty = attempt > 0 && fieldNames.some((field) => shown[field])
  const failure = sending.state === "failed" ? sending.failure : undefined
  return (
    <Frame
      step={3}
      progress={progressOf(pages.length, pages)}
      faulty={faulty || failure !== undefined}
      back={placeBefore({ step: 3 }, pages)}
      foot={!isAllDescribed(draft.entries) && <Foot draft={draft} sections={sections} />}
    >
      {faulty && (
        <ErrorSummary
          title={t("wizard.wrong")}
          message={t(lacksContact(draft.contact) ? "wizard.contact.missing" : "wizard.contact.check")}
          attempt={attempt}
          errors={fieldNames.flatMap((field) =>
            shown[field] ? { id: contactId(field), text: faultText(shown[field]) } : [],
          )}
        />
      )}
      {failure && !faulty && <FailureCard failure={failure} pages={pages} close={close} />}
      <form noValidate onSubmit={send}>
        <h1>{t("wizard.contact.heading")}</h1>
        <p className="muted">{t("wizard.contact.required")}</p>
        <ContactFields contact={draft.contact} faults={shown} leave={leave} />
        <Honeypot value={website} onChange={setWebsite} />
        <Photos />
        <Summary draft={draft} pages={pages} />
        <Delivery due={draft.outbox?.due ?? false} sending={sending} />
      </form>
      <KeptNote />
    </Frame>
  )
}
