import { useTranslation } from "react-i18next"
import { Card } from "#ui/kit/Card.tsx"
import type { Differences } from "../../../quotations/compare.ts"
import type { QuotedPicture } from "../../../quotations/content.schema.ts"
import { pictureHref } from "../pictures/api.ts"
import { PictureThumb } from "../pictures/PictureThumb.tsx"
import { Sign } from "./Sign.tsx"

/** The pictures that came and went; nothing where they are the same. */
export function PictureDifferences({
  id,
  of: { pictures, picturesReordered },
}: {
  id: number
  of: Pick<Differences, "pictures" | "picturesReordered">
}) {
  const { t } = useTranslation()
  const { added, removed } = pictures
  if (added.length + removed.length === 0 && !picturesReordered) return null
  return (
    <Card title={t("quotes.pictures.title")} className="quote-compare">
      <ul className="plain">
        {added.map((picture) => (
          <Sign key={picture.fileId} kind="added">
            <Picture id={id} picture={picture} />
          </Sign>
        ))}
        {removed.map((picture) => (
          <Sign key={picture.fileId} kind="removed">
            <Picture id={id} picture={picture} />
          </Sign>
        ))}
      </ul>
      {picturesReordered && <p>{t("quotes.pictures.reordered")}</p>}
    </Card>
  )
}

function Picture({ id, picture: { fileId, caption } }: { id: number; picture: QuotedPicture }) {
  const { t } = useTranslation()
  return (
    <div className="quote-picture">
      <PictureThumb src={pictureHref(id, fileId)} />
      <p>{caption || t("quotes.pictures.nameless")}</p>
    </div>
  )
}
