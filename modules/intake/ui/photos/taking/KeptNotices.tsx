import { useTranslation } from "react-i18next"
import { Notice } from "#ui/kit/Notice.tsx"
import { useOutgoing } from "#ui/outbox/useOutbox.ts"
import { isShot } from "../items.ts"
import type { KeptPhotos } from "./useKeeping.ts"
import { useRoom } from "./useRoom.ts"

/** What could not be kept of photos, and for how many more the device has room. */
export function KeptNotices({ said }: { said: KeptPhotos }) {
  const { t } = useTranslation()
  const loose = useOutgoing().filter((item) => isShot(item) && !item.kept).length
  const left = useRoom(said.taken)
  return (
    <>
      <Notice tone="bad">
        {said.leftOut.length > 0 && (
          <ul className="plain">
            {said.leftOut.map(({ name, reason }) => (
              <li key={`${name} ${reason}`}>{t(`intake.photos.leftOut.${reason}`, { name })}</li>
            ))}
          </ul>
        )}
      </Notice>
      <Notice tone="bad">{loose > 0 && t("intake.photos.loose", { count: loose })}</Notice>
      <Notice tone="warn">{left !== undefined && t("intake.photos.room", { count: left })}</Notice>
    </>
  )
}
