import { useEffect, useState } from "react"
import { useTranslation } from "react-i18next"
import { api } from "./api.ts"

interface SharedPictureProps {
  token: string
  id: number
  alt: string
  className?: string
  large?: boolean
}

/** Asked for with the link in a header: in an address it would stay in the history. */
export function SharedPicture({ token, id, alt, className, large = false }: SharedPictureProps) {
  const { t } = useTranslation()
  const [url, setUrl] = useState<string | null>()
  useEffect(() => {
    let made: string | undefined
    let gone = false
    setUrl(undefined)
    api[large ? "photo" : "preview"](token, id).then(
      ({ file }) => {
        if (gone) return
        made = URL.createObjectURL(file)
        setUrl(made)
      },
      () => setUrl(null),
    )
    return () => {
      gone = true
      if (made) URL.revokeObjectURL(made)
    }
  }, [token, id, large])
  if (url === null) return <p className="muted">{t("shared.failed")}</p>
  return url ? <img className={className} src={url} alt={alt} /> : <div className="shared-waiting" />
}
