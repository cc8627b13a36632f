import { useId, useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import { Dialog } from "#ui/kit/Dialog.tsx"
import { SignaturePad } from "#ui/kit/SignaturePad.tsx"
import type { Signature } from "#ui/kit/signaturePicture.ts"
import { useAction } from "#ui/lib/useAction.ts"

interface SignDialogProps {
  name: string
  /** As they stand now: who signs, signs for these, whatever another changes meanwhile. */
  agreements: string[]
  save: (picture: string, agreements: string[]) => Promise<unknown>
  onClose: () => void
}

/** What is signed, and the paper to sign on. */
export function SignDialog({ name, agreements, save, onClose }: SignDialogProps) {
  const { t } = useTranslation()
  const id = useId()
  const [read] = useState(agreements)
  const [signature, setSignature] = useState<Signature>()
  const [missing, setMissing] = useState(false)
  const saving = useAction(async ({ png }: Signature) => {
    await save(await dataAddress(png), read)
    onClose()
  })
  return (
    <Dialog
      open
      title={t("intake.visit.sign.title", { name })}
      onClose={onClose}
      actions={
        <>
          <Button
            variant="primary"
            busy={saving.busy}
            onClick={() => (signature ? void saving.act(signature) : setMissing(true))}
          >
            {t("intake.visit.sign.save")}
          </Button>
          <Button onClick={onClose}>{t("form.cancel")}</Button>
        </>
      }
    >
      <div className="stack">
        <p>{t("intake.visit.sign.intro")}</p>
        <ol className="visit-signed">
          {read.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ol>
        <SignaturePad
          id={id}
          name={name}
          error={missing && !signature ? t("intake.visit.sign.missing") : undefined}
          onChange={setSignature}
        />
      </div>
    </Dialog>
  )
}

function dataAddress(png: Blob): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const reader = new FileReader()
  reader.onload = () => resolve(reader.result as string)
  reader.onerror = () => reject(reader.error)
  reader.readAsDataURL(png)
  return promise
}
