import { useCallback } from "react"
import { useTranslation } from "react-i18next"
import { PictureDialog } from "#ui/kit/PictureDialog.tsx"
import { usePictureOfLink } from "#ui/lib/usePictureOfLink.ts"
import { api } from "./api.ts"

interface Shared {
  token: string
  id: number
}

export function SmallPicture({ token, id, alt }: Shared & { alt: string }) {
  const { t } = useTranslation()
  const url = usePictureOfLink(useCallback(() => api.preview(token, id), [token, id]))
  if (url === null) return <p className="muted">{t("shared.failed")}</p>
  return url ? <img src={url} alt={alt} /> : <div className="shared-waiting" />
}

interface LargePictureProps extends Shared {
  name: string
  at: number
  all: number
  turnTo: (at: number) => void
  onClose: () => void
}

export function LargePicture({ token, id, name, ...turning }: LargePictureProps) {
  const { t } = useTranslation()
  const url = usePictureOfLink(useCallback(() => api.photo(token, id), [token, id]))
  return (
    <PictureDialog
      {...turning}
      title={name}
      src={url ?? undefined}
      alt={t("shared.alt", { title: name })}
      previous={t("shared.previous")}
      next={t("shared.next")}
    >
      {url === null && <p className="muted">{t("shared.failed")}</p>}
    </PictureDialog>
  )
}
