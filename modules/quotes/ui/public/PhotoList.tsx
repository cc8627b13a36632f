import { ImageIcon, RotateCw, Trash2 } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import { sizeText } from "#ui/lib/files.ts"
import type { Photo } from "#ui/lib/photoStore.ts"
import { usePost } from "./post.ts"

/** The chosen photos, with what can be done with each. */
export function PhotoList({ photos, remove }: { photos: readonly Photo[]; remove?: (photo: Photo) => void }) {
  const { t } = useTranslation()
  const { sender } = usePost()
  return (
    <ul className="photos" aria-label={t("wizard.photos.list")}>
      {photos.map((photo) => (
        <li key={photo.id} className="photo">
          <Thumbnail photo={photo} />
          <span className="photo-name">{photo.name}</span>
          <span className="photo-size">{stateText(photo) ? t(stateText(photo)!) : sizeText(photo.size)}</span>
          {photo.state === "failed" && (
            <Button variant="plain" onClick={() => void sender.retryPhoto(photo.id)}>
              <RotateCw aria-hidden size="1.2em" />
              {t("wizard.photos.retry")}
              <span className="visually-hidden"> {photo.name}</span>
            </Button>
          )}
          {remove && (
            <Button variant="plain" className="photo-remove" onClick={() => remove(photo)}>
              <Trash2 aria-hidden size="1.2em" />
              {t("wizard.photos.remove")}
              <span className="visually-hidden"> {photo.name}</span>
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}

function Thumbnail({ photo: { url, name } }: { photo: Photo }) {
  const { t } = useTranslation()
  return (
    <span className="photo-frame">
      {url ? <img src={url} alt={t("wizard.photos.alt", { name })} /> : <ImageIcon aria-hidden />}
    </span>
  )
}

const stateText = ({ state }: Photo) =>
  state === "ready" ? undefined : (`wizard.photos.state.${state}` as const)
