import { Camera, CloudUpload, Images, Unlink } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import { OpenShot } from "../../photos/gallery/OpenShot.tsx"
import { ShotPreview } from "../../photos/gallery/ShotPreview.tsx"
import type { Shot } from "../../photos/shots.ts"
import { KeptNotices } from "../../photos/taking/KeptNotices.tsx"
import { PhotoPick } from "../../photos/taking/PhotoPick.tsx"
import { PickShot } from "./PickShot.tsx"
import { shotsAt } from "./shotsAt.ts"
import { type AroundItem, useItemPhotos } from "./useItemPhotos.ts"

interface ItemPhotosProps extends AroundItem {
  closed: boolean
}

/** The photos of an item that wants one, or has one: small, and large at a press. */
export function ItemPhotos(props: ItemPhotosProps) {
  const { item, shots = [] } = props
  const own = shotsAt(item, shots)
  return item.takes === "photo" || own.length > 0 ? <Shown {...props} own={own} /> : null
}

function Shown({ closed, own, ...around }: ItemPhotosProps & { own: Shot[] }) {
  const { t } = useTranslation()
  const { project, item, shots } = around
  const { said, take, link, unlink } = useItemPhotos(around)
  const [openKey, setOpenKey] = useState<string>()
  const [picking, setPicking] = useState(false)
  const at = own.findIndex(({ key }) => key === openKey)
  const isMissing = own.length === 0 && (shots !== undefined || item.photos.length === 0)
  const ofThis = <span className="visually-hidden">: {item.text}</span>
  const close = () => setOpenKey(undefined)
  return (
    <>
      {isMissing && (
        <p className="checks-open whole mark">
          <Camera aria-hidden size="1.1em" />
          <span>{t("intake.checks.photo.missing")}</span>
        </p>
      )}
      {own.length > 0 && (
        <ul className="checks-photos plain">
          {own.map((shot) => (
            <li key={shot.key}>
              <button type="button" onClick={() => setOpenKey(shot.key)}>
                <ShotPreview shot={shot} />
              </button>
              {shot.outgoing && (
                <span className="intake-state">
                  <CloudUpload aria-hidden size="1.1em" />
                  <span className="visually-hidden">{t("intake.checks.waiting")}</span>
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
      {!closed && (
        <>
          <PhotoPick
            className="button-small"
            capture="environment"
            name={`${t("intake.checks.photo.take")}: ${item.text}`}
            onFiles={take}
          >
            <Camera aria-hidden size="1.1em" />
            {t("intake.checks.photo.take")}
            {ofThis}
          </PhotoPick>
          <Button className="button-small" variant="plain" onClick={() => setPicking(true)}>
            <Images aria-hidden size="1.1em" />
            {t("intake.checks.photo.pick")}
            {ofThis}
          </Button>
        </>
      )}
      <p role="status" className="visually-hidden">
        {said.taken && t("intake.photos.taken", { title: said.taken })}
      </p>
      {(said.taken || said.leftOut.length > 0) && (
        <div className="whole">
          <KeptNotices said={said} />
        </div>
      )}
      {at >= 0 && (
        <OpenShot
          {...{ project, closed, at }}
          shots={own}
          turnTo={(next) => setOpenKey(own[next]!.key)}
          onClose={close}
          more={(shot) => (
            <Button
              busy={unlink.busy}
              onClick={() => {
                close()
                void unlink.act(shot)
              }}
            >
              <Unlink aria-hidden size="1.2em" />
              {t("intake.checks.photo.unlink")}
            </Button>
          )}
        />
      )}
      {picking && (
        <PickShot
          shots={shots?.filter((shot) => !own.includes(shot)) ?? []}
          pick={(shot) => {
            setPicking(false)
            void link.act(shot)
          }}
          onClose={() => setPicking(false)}
        />
      )}
    </>
  )
}
