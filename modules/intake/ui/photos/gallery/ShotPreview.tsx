import { useTranslation } from "react-i18next"
import { drawnOn, type Shot } from "../shots.ts"
import { Preview } from "./Preview.tsx"
import { useBlobUrl } from "./useBlobUrl.ts"

/** A photo, small and with what was drawn on it, also as long as it is on this device alone. */
export function ShotPreview({ shot }: { shot: Shot }) {
  const { t } = useTranslation()
  const { title, photo, outgoing } = shot
  const own = useBlobUrl(drawnOn(shot)?.drawn ?? outgoing?.payload.file)
  return <Preview src={own ?? photo?.preview} alt={t("intake.photos.alt", { title })} />
}
