import { type FormEvent, useState } from "react"
import { useTranslation } from "react-i18next"
import { useLocation } from "wouter"
import { Button } from "#ui/kit/Button.tsx"
import { maxPhotos } from "../../requests/schema.ts"
import type { Draft } from "./draft.ts"
import { Frame } from "./Frame.tsx"
import { KeptNote } from "./KeptNote.tsx"
import { PhotoList } from "./PhotoList.tsx"
import { PhotoPicker, pickerId } from "./PhotoPicker.tsx"
import type { DropReason } from "./photoRules.ts"
import type { Added, Photo } from "./photoStore.ts"
import { usePhotos, usePost } from "./post.ts"
import { addressOf, onward, placeAfter, placeBefore, stopsOf } from "./steps.ts"
import { useQuestions } from "./useQuestions.ts"

const reasons: DropReason[] = ["noPicture", "tooLarge", "tooMany", "unreadable"]

/** The first page of step 2: photos, for who has them. */
export function PhotosStep({ draft, editing }: { draft: Draft; editing?: boolean }) {
  const { t } = useTranslation()
  const photos = usePhotos()
  const { add, remove, said } = usePhotoWork()
  const goOn = useGoingOn(draft, editing)

  return (
    <Frame step={2} back={placeBefore({ step: 2, editing }, [])}>
      <form noValidate onSubmit={goOn}>
        <h1>{t("wizard.photos.heading")}</h1>
        <p>{t("wizard.photos.intro")}</p>
        {photos.length < maxPhotos ? (
          <PhotoPicker add={add} />
        ) : (
          <p className="photos-full" id={pickerId} tabIndex={-1}>
            {t("wizard.photos.full")}
          </p>
        )}
        <div role="status" className="photos-said">
          {said.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
        {photos.length > 0 && <PhotoList photos={photos} remove={remove} />}
        <div className="actions actions-sticky">
          <Button variant="primary" type="submit">
            {t(editing ? "wizard.action.save" : "wizard.action.next")}
          </Button>
        </div>
      </form>
      <KeptNote />
    </Frame>
  )
}

function useGoingOn(draft: Draft, editing: boolean | undefined) {
  const [, navigate] = useLocation()
  const { data } = useQuestions(draft.projectTypes)
  return (event: FormEvent) => {
    event.preventDefault()
    const [first] = stopsOf(data?.sections ?? [], draft.answers)
    if (!first) return navigate(addressOf({ step: 2, question: onward, editing }))
    const stops = stopsOf(data?.sections ?? [], draft.answers)
    navigate(
      addressOf(
        editing ? placeAfter({ step: 2, editing }, draft, stops) : { step: 2, question: first.question.key },
      ),
    )
  }
}

/** Adds and removes, and says what came of it. */
function usePhotoWork() {
  const { t } = useTranslation()
  const { photos } = usePost()
  const [said, setSaid] = useState<string[]>([])

  const summary = ({ added, dropped }: Added) => [
    t("wizard.photos.added", { count: added }),
    ...reasons.flatMap((reason) =>
      dropped[reason] ? t(`wizard.photos.dropped.${reason}`, { count: dropped[reason] }) : [],
    ),
  ]
  async function add(files: readonly File[]) {
    if (files.length === 0) return
    setSaid([t("wizard.photos.busy")])
    setSaid(summary(await photos.add(files)))
  }
  async function remove({ id, name }: Photo) {
    await photos.remove(id)
    setSaid([t("wizard.photos.removed", { name })])
    document.getElementById(pickerId)?.focus()
  }
  return { add, remove, said }
}
