import { ImagePlus } from "lucide-react"
import { useTranslation } from "react-i18next"
import { DropField } from "#ui/kit/DropField.tsx"
import { readable } from "#ui/lib/shrinkPhoto.ts"

export const pickerId = "fotos"

/** On a phone it offers camera and gallery; elsewhere photos may also be dropped or pasted. */
export function PhotoPicker({ add }: { add: (files: readonly File[]) => void }) {
  const { t } = useTranslation()
  return (
    <DropField
      id={pickerId}
      icon={ImagePlus}
      pick={t("wizard.photos.pick")}
      drop={t("wizard.photos.drop")}
      dropNow={t("wizard.photos.dropNow")}
      accept={readable}
      multiple
      paste
      describedBy={`${pickerId}-hint`}
      add={add}
    >
      <p className="field-hint" id={`${pickerId}-hint`}>
        {t("wizard.photos.hint")}
      </p>
    </DropField>
  )
}
