import { useTranslation } from "react-i18next"
import { Card } from "#ui/kit/Card.tsx"
import type { QuotedPicture } from "../../../quotations/content.schema.ts"
import { pictureHref } from "./api.ts"
import { PictureThumb } from "./PictureThumb.tsx"

/** The pictures of a version that nobody changes any more; nothing without one. */
export function PicturesRead({ id, pictures }: { id: number; pictures: readonly QuotedPicture[] }) {
  const { t } = useTranslation()
  if (pictures.length === 0) return null
  return (
    <Card title={t("quotes.pictures.title")}>
      <ol className="stack">
        {pictures.map(({ fileId, caption }, index) => (
          <li key={fileId} className="quote-picture">
            <PictureThumb src={pictureHref(id, fileId)} />
            <p>{caption || t("quotes.pictures.number", { number: index + 1 })}</p>
          </li>
        ))}
      </ol>
    </Card>
  )
}
