import { FilePlus } from "lucide-react"
import { type ReactNode, useState } from "react"
import { useTranslation } from "react-i18next"
import { megabytes, type Refused, sift } from "../lib/files.ts"
import { DropField } from "./DropField.tsx"
import { describedBy, Notes, Optional } from "./Field.tsx"

export interface FilePickerProps {
  /** Of the file input, so that an error summary can lead to it. */
  id: string
  label: ReactNode
  hint?: ReactNode
  error?: string
  optional?: boolean
  /** Media types ('image/png', 'image/*') and endings ('.csv'); some systems know no type of a file. */
  accept: readonly string[]
  multiple?: boolean
  maxBytes: number
  /** Also takes what is pasted anywhere on the page. */
  paste?: boolean
  /** Also a button that opens the camera of a phone. */
  camera?: boolean
  /** What fits; never empty. */
  onFiles: (files: File[]) => void
}

/** Chooses files that fit, and says which were taken and which were not, and why. What happens with them is the caller's. */
export function FilePicker({ label, hint, error, optional, maxBytes, onFiles, ...rest }: FilePickerProps) {
  const { t } = useTranslation()
  const [said, setSaid] = useState<{ chosen: File[]; refused: Refused[] }>({ chosen: [], refused: [] })
  const { id, accept, multiple = false, paste, camera } = rest

  function add(files: readonly File[]) {
    if (files.length === 0) return
    const sifted = sift(files, { accept, multiple, maxBytes })
    setSaid(sifted)
    if (sifted.chosen.length > 0) onFiles(sifted.chosen)
  }

  const [first] = said.chosen
  return (
    <fieldset className={error ? "field field-wrong" : "field"}>
      <legend className="field-label">
        {label}
        {optional && <Optional />}
      </legend>
      <Notes id={id} hint={hint} error={error} />
      <DropField
        {...{ id, accept, multiple, paste, add }}
        icon={FilePlus}
        pick={t("kit.files.pick", { count: multiple ? 2 : 1 })}
        drop={t(paste ? "kit.files.dropOrPaste" : "kit.files.drop", { count: multiple ? 2 : 1 })}
        dropNow={t("kit.files.dropNow")}
        camera={camera && t("kit.files.camera")}
        describedBy={describedBy(id, hint, error)}
        wrong={Boolean(error)}
      />
      <div role="status" className="picker-said">
        {first && <p>{t("kit.files.chosen", { count: said.chosen.length, name: first.name })}</p>}
        {said.refused.map(({ file, reason }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name, and the list is made anew each time
          <p key={index} className="picker-refused">
            {t(`kit.files.refused.${reason}`, { name: file.name, limit: megabytes(maxBytes) })}
          </p>
        ))}
      </div>
    </fieldset>
  )
}
