import { X } from "lucide-react"
import { useRef } from "react"
import { flushSync } from "react-dom"
import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import { kilobytes } from "#ui/lib/files.ts"
import { looksOf } from "./chosen.ts"
import { FilePreview } from "./FilePreview.tsx"
import type { ChosenFile } from "./useScanUpload.ts"

/** The files that will be processed, each with its picture, its size and the way out. */
export function ChosenList({
  chosen,
  remove,
}: {
  chosen: readonly ChosenFile[]
  remove: (key: string) => void
}) {
  const { t } = useTranslation()
  const list = useRef<HTMLUListElement>(null)

  /** The keyboard stays in the list. */
  function removeAt(index: number) {
    flushSync(() => remove(chosen[index]!.key))
    const buttons = list.current?.querySelectorAll("button")
    buttons?.[Math.min(index, buttons.length - 1)]?.focus()
  }

  return (
    <ul ref={list} className="stack tight" aria-label={t("invoices.scans.chosen")}>
      {chosen.map(({ key, file }, index) => (
        <li key={key} className="scan-file cluster">
          <FilePreview file={file} />
          <div className="scan-file-text stack flush">
            <p className="scan-file-name">{file.name}</p>
            <p className="muted">
              {looksOf(file) !== "picture" && `${t(`invoices.scans.${looksOf(file) as "pdf" | "xml"}`)} · `}
              {kilobytes(file.size)}
            </p>
          </div>
          <Button variant="plain" onClick={() => removeAt(index)}>
            <X aria-hidden size="1.2em" />
            {t("invoices.scans.remove")}
            <span className="visually-hidden"> {file.name}</span>
          </Button>
        </li>
      ))}
    </ul>
  )
}
