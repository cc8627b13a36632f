import { useTranslation } from "react-i18next"
import { defineForm } from "#ui/form/defineForm.tsx"
import { longText, select, text } from "#ui/form/kinds.tsx"
import { ApiError } from "#ui/lib/http.ts"
import { t } from "#ui/lib/i18n.ts"
import { outbox } from "#ui/outbox/outbox.ts"
import {
  longestLocation,
  longestNotes,
  longestTitle,
  type Photo,
  type PhotoCategory,
  PhotoTold,
  photoCategories,
} from "../../../photos/schema.ts"
import { api } from "../api.ts"
import { filesPath, photosPath } from "../paths.ts"
import type { Shot } from "../shots.ts"

const about = defineForm(
  PhotoTold,
  { title: text, notes: longText, category: select<PhotoCategory>(), location: text },
  { id: "foto", label: (name) => t(`intake.photos.field.${name}`) },
)

interface AboutDialogProps {
  project: number
  shot: Shot
  onClose: () => void
}

/** What is told of a photo. Of one that waits it changes on this device; of another who saves second is told. */
export function AboutDialog({ project, shot, onClose }: AboutDialogProps) {
  const { t } = useTranslation()
  const { photo, outgoing } = shot
  const form = about.useForm({
    start: toldOf(shot),
    of: photo && { row: photo, valuesOf, newest: async () => newestOf(project, photo.id) },
    async send(told, { row }) {
      if (row) return api.change(project, row.id, { ...told, version: row.version })
      if (!(await outbox.change(outgoing!.key, { ...outgoing!.payload, ...told })))
        throw new ApiError(409, "busy", t("intake.photos.leaving"))
      return undefined
    },
    refreshes: [photosPath(project), filesPath(project)],
    done: "intake.photos.saved",
    onSaved: onClose,
  })
  return (
    <about.Dialog
      form={form}
      title={t("intake.photos.tellTitle")}
      save={t("kit.save.save")}
      onClose={onClose}
    >
      <about.Field name="title" maxLength={longestTitle} optional />
      <about.Field
        name="category"
        options={photoCategories.map((value) => ({ value, label: t(`intake.photos.category.${value}`) }))}
        empty={shot.category ? undefined : t("intake.photos.chooseCategory")}
      />
      <about.Field name="location" maxLength={longestLocation} optional />
      <about.Field name="notes" rows={4} limit={longestNotes} optional />
    </about.Dialog>
  )
}

const toldOf = ({ title, notes, category, location }: Shot | Photo) => ({
  ...{ title, notes, location },
  ...(category && { category }),
})
const valuesOf = (photo: Photo) => toldOf(photo)

async function newestOf(project: number, id: number): Promise<Photo> {
  const found = (await api.list(project)).find((each) => each.id === id)
  if (!found) throw new ApiError(404, "projects.fileNotFound", t("projects.errors.fileNotFound"))
  return found
}
