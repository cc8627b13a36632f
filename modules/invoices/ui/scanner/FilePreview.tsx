import { FileCode, FileText } from "lucide-react"
import { useEffect, useState } from "react"
import { useTranslation } from "react-i18next"
import { looksOf } from "./chosen.ts"

/** What was chosen, small: the picture itself, or what kind of document it is. */
export function FilePreview({ file }: { file: File }) {
  const { t } = useTranslation()
  const looks = looksOf(file)
  const [broken, setBroken] = useState(false)
  const url = useObjectUrl(file)
  const Icon = looks === "xml" ? FileCode : FileText
  return (
    <span className={`scan-preview scan-preview-${looks}`}>
      {looks === "picture" && url && !broken ? (
        <img
          src={url}
          alt={t("invoices.scans.preview", { name: file.name })}
          onError={() => setBroken(true)}
        />
      ) : (
        <Icon aria-hidden size={28} />
      )}
    </span>
  )
}

function useObjectUrl(file: File) {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return url
}
