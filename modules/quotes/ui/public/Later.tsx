import { useTranslation } from "react-i18next"
import { Redirect } from "wouter"
import { Button, LinkButton } from "#ui/kit/Button.tsx"
import { sectionsFor } from "../../catalogue/entries.ts"
import { ContactStep } from "./ContactStep.tsx"
import { DoneStep } from "./DoneStep.tsx"
import { type Draft, typesOf } from "./draft.ts"
import { Frame, Waiting } from "./Frame.tsx"
import { firstOf, pagesOf, pageWith } from "./pages.ts"
import { Questions } from "./Questions.tsx"
import { addressOf, allowedPlace, type Place, placeBefore } from "./steps.ts"
import { useQuestions } from "./useQuestions.ts"

/** Steps 2, 3 and 4, as far as what is filled in allows. */
export default function Later({ place, draft }: { place: Place; draft: Draft }) {
  if (place.step === 4 && draft.receipt) return <DoneStep receipt={draft.receipt} />
  if (typesOf(draft).length === 0) return <Go to={allowedPlace(place, draft, [])} />
  return <Questioned place={place} draft={draft} />
}

/** What needs the questions. */
function Questioned({ place, draft }: { place: Place; draft: Draft }) {
  const { data, error, isValidating, mutate } = useQuestions(typesOf(draft))
  const { projectTypes: types, entries: chosen } = draft
  const sections = sectionsFor(data?.sections ?? [], { types, chosen })
  const asked = sections.some(({ questions }) => questions.length > 0)
  if (!asked && !error && !data) return <Waiting step={place.step} />
  if (!asked) return <NoQuestions place={place} busy={isValidating} retry={() => void mutate()} />

  const allowed = allowedPlace(place, draft, sections)
  if (addressOf(allowed) !== addressOf(place)) return <Go to={allowed} />
  const pages = pagesOf(sections, draft.answers)
  const page = place.step === 2 ? pageWith(pages, place.question) : undefined
  if (page) return <Questions key={firstOf(page)} {...{ place, draft, sections, pages, page }} />
  return <ContactStep draft={draft} sections={sections} pages={pages} />
}

const Go = ({ to }: { to: Place }) => <Redirect to={addressOf(to)} replace />

function NoQuestions({ place, busy, retry }: { place: Place; busy: boolean; retry: () => void }) {
  const { t } = useTranslation()
  return (
    <Frame step={place.step} back={placeBefore({ step: 2 }, [])}>
      <div role="alert">
        <h1>{t("wizard.question.none")}</h1>
        <p>{t("wizard.question.noneHint")}</p>
      </div>
      <div className="actions">
        <Button variant="primary" busy={busy} onClick={retry}>
          {t("wizard.question.retry")}
        </Button>
        <LinkButton href={addressOf({ step: 1 })}>{t("wizard.question.otherType")}</LinkButton>
      </div>
    </Frame>
  )
}
