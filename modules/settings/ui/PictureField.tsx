import { useEffect, useState } from "react"
import { useTranslation } from "react-i18next"
import { useFormAround } from "#ui/form/context.ts"
import { Button } from "#ui/kit/Button.tsx"
import { FilePicker } from "#ui/kit/FilePicker.tsx"
import { pictureUrl } from "#ui/lib/company.ts"
import { useAction } from "#ui/lib/useAction.ts"
import { maxPictureBytes } from "../schema.ts"
import { api } from "./api.ts"
import { settings } from "./settingsForm.ts"

const kinds = { logo: "logo", ownerPhoto: "owner" } as const
const accept = ["image/jpeg", "image/png", "image/webp"]

/** A picture of the company: sent as soon as it is chosen, there for visitors once it is saved. */
export function PictureField({ name }: { name: keyof typeof kinds }) {
  const { t } = useTranslation()
  const { hold } = useFormAround()
  const field = settings.useField(name)
  const [sent, setSent] = useState({ id: "", url: "" })
  const send = useAction((file: File) => api.takePicture(kinds[name], file))
  useEffect(() => () => URL.revokeObjectURL(sent.url), [sent.url])

  async function take(file: File) {
    const reply = await send.act(file)
    if (!reply) return
    setSent({ id: reply.id, url: URL.createObjectURL(file) })
    field.onChange(reply.id)
  }

  // The server shows nobody a picture that is not saved yet.
  const source = field.value === sent.id ? sent.url : pictureUrl(field.value)
  return (
    <div className="picture-field">
      <FilePicker
        id={field.id}
        label={t(`settings.picture.${name}`)}
        hint={t(`settings.picture.${name}Hint`)}
        error={field.error ?? send.error?.message}
        optional
        accept={accept}
        maxBytes={maxPictureBytes}
        onFiles={([file]) => file && hold(take(file))}
      />
      <p role="status" className="muted">
        {send.busy && t("settings.picture.sending")}
      </p>
      {field.value && (
        <div className={`picture cluster roomy picture-${name}`}>
          <img src={source} alt={t(`settings.picture.${name}Alt`)} />
          <Button onClick={() => field.onChange("")}>{t(`settings.picture.${name}Remove`)}</Button>
        </div>
      )}
    </div>
  )
}
