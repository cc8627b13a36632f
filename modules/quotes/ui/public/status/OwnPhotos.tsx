import { ImagePlus } from "lucide-react"
import { useCallback } from "react"
import { useTranslation } from "react-i18next"
import { DropField } from "#ui/kit/DropField.tsx"
import { readable } from "#ui/lib/shrinkPhoto.ts"
import { usePictureOfLink } from "#ui/lib/usePictureOfLink.ts"
import { api } from "./api.ts"
import type { Opened } from "./Standing.tsx"
import { useAdding } from "./useAdding.ts"

/** The photos of a request, and a place for more. */
export function OwnPhotos(opened: Opened) {
  const { t } = useTranslation()
  const { photos, isClosed } = opened.status
  const { add, said } = useAdding(opened)
  return (
    <section aria-labelledby="eigen-fotos">
      <h2 id="eigen-fotos">{t("following.photos.title")}</h2>
      {photos.length === 0 && <p className="muted">{t("following.photos.none")}</p>}
      {photos.length > 0 && (
        <ul className="follow-photos plain">
          {photos.map((name, index) => (
            <li key={name}>
              <OwnPhoto
                name={name}
                token={opened.token}
                alt={t("following.photos.alt", { number: index + 1, all: photos.length })}
              />
            </li>
          ))}
        </ul>
      )}
      {!isClosed && (
        <DropField
          id="foto-erbij"
          icon={ImagePlus}
          pick={t("following.photos.pick")}
          drop={t("following.photos.drop")}
          dropNow={t("following.photos.dropNow")}
          accept={readable}
          multiple
          paste
          add={add}
        />
      )}
      <div role="status">
        {said.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </section>
  )
}

function OwnPhoto({ name, token, alt }: { name: string; token: string; alt: string }) {
  const { t } = useTranslation()
  const url = usePictureOfLink(useCallback(() => api.photo(token, name), [token, name]))
  if (url === null) return <p className="muted">{t("following.photos.failed")}</p>
  return url ? <img src={url} alt={alt} /> : <div className="follow-photo-waiting" />
}
