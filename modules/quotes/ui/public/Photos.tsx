import { useState } from "react"
import { useTranslation } from "react-i18next"
import type { DropReason } from "#ui/lib/photoRules.ts"
import type { Added, Photo } from "#ui/lib/photoStore.ts"
import { maxPhotos } from "../../requests/schema.ts"
import { PhotoList } from "./PhotoList.tsx"
import { PhotoPicker, pickerId } from "./PhotoPicker.tsx"
import { usePhotos, usePost } from "./post.ts"

const reasons: DropReason[] = ["noPicture", "tooLarge", "tooMany", "unreadable"]

/** Photos, for who has them. */
export function Photos() {
  const { t } = useTranslation()
  const photos = usePhotos()
  const { add, remove, said } = usePhotoWork()
  return (
    <section className="photos-place" aria-labelledby="fotos-kop">
      <h2 id="fotos-kop">{t("wizard.photos.heading")}</h2>
      <p className="muted">{t("wizard.photos.intro")}</p>
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
    </section>
  )
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
