import { type FormEvent, useEffect, useState } from "react"
import { useTranslation } from "react-i18next"
import { ErrorSummary } from "#ui/kit/ErrorSummary.tsx"
import type { QuestionSection } from "../../question.ts"
import { ContactFields, contactId, fieldNames } from "./ContactFields.tsx"
import { Delivery, sendId } from "./Delivery.tsx"
import type { Contact, Draft } from "./draft.ts"
import { FailureCard } from "./FailureCard.tsx"
import { Frame } from "./Frame.tsx"
import { KeptNote } from "./KeptNote.tsx"
import { usePost, useSending } from "./post.ts"
import { Summary, useReturn } from "./Summary.tsx"
import { placeBefore, type Stop } from "./steps.ts"
import { submissionOf } from "./submission.ts"
import { useFaultText } from "./useFaultText.ts"
import { contactFaults, lacksContact } from "./validation.ts"

/** Step 3: who asks, a last look at what is asked, and off it goes. */
export function ContactStep({
  draft,
  sections,
  stops,
}: {
  draft: Draft
  sections: QuestionSection[]
  stops: Stop[]
}) {
  const { t } = useTranslation()
  const faultText = useFaultText()
  const { sender } = usePost()
  const sending = useSending()
  const [website, setWebsite] = useState("")
  const { attempt, shown, check, leave } = useChecked(draft.contact)
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
    <Frame step={3} faulty={faulty || failure !== undefined} back={placeBefore({ step: 3 }, stops)}>
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
      {failure && !faulty && <FailureCard failure={failure} stops={stops} close={close} />}
      <form noValidate onSubmit={send}>
        <h1>{t("wizard.contact.heading")}</h1>
        <p className="muted">{t("wizard.contact.required")}</p>
        <ContactFields contact={draft.contact} faults={shown} leave={leave} />
        <Honeypot value={website} onChange={setWebsite} />
        <Summary draft={draft} stops={stops} />
        <Delivery due={draft.outbox?.due ?? false} sending={sending} />
      </form>
      <KeptNote />
    </Frame>
  )
}

/** A field is judged once it was left with something in it, and all of them when the visitor sends. */
function useChecked(contact: Contact) {
  const [attempt, setAttempt] = useState(0)
  const [left, setLeft] = useState<readonly (keyof Contact)[]>([])
  const [all, setAll] = useState(false)
  const faults = contactFaults(contact)
  const fine = Object.keys(faults).length === 0
  // Once all is well the summary goes, and the next slip shows at its own field.
  useEffect(() => {
    if (fine) setAttempt(0)
  }, [fine])

  return {
    attempt,
    shown: Object.fromEntries(
      Object.entries(faults).filter(([field]) => all || left.includes(field as keyof Contact)),
    ) as typeof faults,
    leave: (field: keyof Contact) => contact[field].trim() !== "" && setLeft((before) => [...before, field]),
    check(): boolean {
      setAll(true)
      setAttempt(attempt + 1)
      return fine
    },
  }
}

/** People never see it and are never asked for it; programs that fill in everything give themselves away. */
function Honeypot({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const { t } = useTranslation()
  return (
    <div className="honeypot" aria-hidden="true">
      <label htmlFor="website">{t("wizard.contact.honeypot")}</label>
      <input
        id="website"
        name="website"
        type="text"
        tabIndex={-1}
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  )
}
