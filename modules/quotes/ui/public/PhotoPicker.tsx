import { ImagePlus } from "lucide-react"
import { type DragEvent, useEffect, useState } from "react"
import { useTranslation } from "react-i18next"
import { readable } from "./photoRules.ts"

export const pickerId = "fotos"

/**
 * A button of our own, because the browser's speaks the language of the device. On a phone it offers camera and
 * gallery; elsewhere photos may also be dropped or pasted.
 */
export function PhotoPicker({ add }: { add: (files: readonly File[]) => void }) {
  const { t } = useTranslation()
  const [over, setOver] = useState(false)
  usePasted(add)

  const drag = {
    onDragOver(event: DragEvent) {
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop(event: DragEvent) {
      event.preventDefault()
      setOver(false)
      add([...event.dataTransfer.files])
    },
  }
  return (
    <div className={over ? "picker picker-over" : "picker"} {...drag}>
      <input
        type="file"
        id={pickerId}
        className="picker-input"
        accept={readable.join(",")}
        multiple
        aria-describedby={`${pickerId}-hint`}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])]
          // The same photo may be chosen again after it was removed.
          event.target.value = ""
          add(files)
        }}
      />
      <label htmlFor={pickerId} className="button button-secondary">
        <ImagePlus aria-hidden size="1.3em" />
        {t("wizard.photos.pick")}
      </label>
      <span className="picker-drop">{t(over ? "wizard.photos.dropNow" : "wizard.photos.drop")}</span>
      <p className="field-hint" id={`${pickerId}-hint`}>
        {t("wizard.photos.hint")}
      </p>
    </div>
  )
}

function usePasted(add: (files: readonly File[]) => void) {
  useEffect(() => {
    const paste = (event: ClipboardEvent) => add([...(event.clipboardData?.files ?? [])])
    document.addEventListener("paste", paste)
    return () => document.removeEventListener("paste", paste)
  }, [add])
}
