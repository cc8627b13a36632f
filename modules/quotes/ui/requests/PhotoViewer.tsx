import { useTranslation } from "react-i18next"
import { PictureDialog } from "#ui/kit/PictureDialog.tsx"
import type { QuoteRequest } from "../../requests/schema.ts"

interface PhotoViewerProps {
  request: QuoteRequest
  at: number
  turnTo: (index: number) => void
  onClose: () => void
}

/** A photo that a visitor sent, large. */
export function PhotoViewer({ request, at, turnTo, onClose }: PhotoViewerProps) {
  const { t } = useTranslation()
  const { photos, contactInfo } = request
  const place = { number: at + 1, all: photos.length }
  return (
    <PictureDialog
      title={t("quotes.photos.title", place)}
      src={photos[at]!.url}
      alt={t("quotes.photos.alt", { ...place, name: contactInfo.name })}
      previous={t("quotes.photos.previous")}
      next={t("quotes.photos.next")}
      {...{ at, all: photos.length, turnTo, onClose }}
    />
  )
}
