import { useTranslation } from "react-i18next"
import { maxFileBytes } from "#modules/projects/schema.ts"
import { api } from "#modules/projects/ui/files/api.ts"
import { useFiles } from "#modules/projects/ui/files/hooks.ts"
import { projectsPath } from "#modules/projects/ui/hooks.ts"
import { useFormAround } from "#ui/form/context.ts"
import { FilePicker } from "#ui/kit/FilePicker.tsx"
import { Notice } from "#ui/kit/Notice.tsx"
import { formatMoment } from "#ui/lib/format.ts"
import { keyed, newKey } from "#ui/lib/newKey.ts"
import { useAction } from "#ui/lib/useAction.ts"
import { extraForm } from "./extraForm.ts"

/** A photo that the project has, or one that is taken now and is of the project from then on. */
export function PhotoField({ project }: { project: number }) {
  const { t } = useTranslation()
  const form = useFormAround()
  const photos = (useFiles(project).data ?? []).filter(({ kind }) => kind === "photo")
  const typed = extraForm.useTyped("photo")
  const chosen = photos.find(({ id }) => String(id) === typed)
  const { act, error } = useAction(
    async (file: File) => {
      const key = newKey()
      const sending = { ...keyed(key), key, signal: AbortSignal.timeout(120_000) }
      const added = await api.add({ project, file, kind: "photo" }, sending)
      form.set("photo", String(added.id))
    },
    { refreshes: projectsPath },
  )
  return (
    <div className="stack">
      {photos.length > 0 && (
        <extraForm.Field
          name="photo"
          optional
          empty={t("quotes.extra.form.noPhoto")}
          options={photos.map(({ id, name, createdAt }) => ({
            value: String(id),
            label: `${name}, ${formatMoment(createdAt)}`,
          }))}
        />
      )}
      {chosen && (
        <img
          className="extra-photo"
          src={`/api/projects/${project}/files/${chosen.id}/preview`}
          alt={chosen.name}
        />
      )}
      <FilePicker
        id="extra-new-photo"
        label={t("quotes.extra.form.newPhoto")}
        accept={["image/jpeg", "image/png", "image/webp"]}
        maxBytes={maxFileBytes}
        camera
        optional
        onFiles={([file]) => file && form.hold(act(file))}
      />
      <Notice tone="bad">{error?.message}</Notice>
    </div>
  )
}
