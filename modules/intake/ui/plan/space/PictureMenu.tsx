import { ImageDown } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { reaches } from "#src/shared/roles.ts"
import { Button } from "#ui/kit/Button.tsx"
import { Popover } from "#ui/kit/Popover.tsx"
import { t as say } from "#ui/lib/i18n.ts"
import { newKey } from "#ui/lib/newKey.ts"
import { useOnline } from "#ui/lib/online.ts"
import { saveFile } from "#ui/lib/saveFile.ts"
import { useSignedIn } from "#ui/lib/session.ts"
import { toast } from "#ui/lib/toast.ts"
import { outbox } from "#ui/outbox/outbox.ts"
import { type ShotItem, shotKind } from "../../photos/items.ts"
import { OfferPicture } from "./OfferPicture.tsx"
import type { Space } from "./useSpace.ts"

interface PictureMenuProps {
  project: number
  closed: boolean
  name: string
  space: Space
}

/** A picture of what is in sight: for the photos of the project, also without a connection, for its quotation or as a file. */
export function PictureMenu({ project, closed, name, space }: PictureMenuProps) {
  const { t } = useTranslation()
  const [busy, setBusy] = useState(false)
  const { role } = useSignedIn()
  const offers = useOnline() && !closed && reaches(role, "manager")
  async function take(use: (picture: Blob, room: string | undefined) => unknown) {
    setBusy(true)
    try {
      const picture = await space.opened.current?.stage.picture()
      if (picture) await use(picture, space.opened.current?.helm.room()?.name)
      else toast({ title: t("intake.space.picture.failed"), destructive: true })
    } finally {
      setBusy(false)
    }
  }
  const takeShot = (use: (shot: ShotItem) => unknown) =>
    take((picture, room = "") => {
      const title = say("intake.space.picture.name", { name: room || name })
      return use(shotOf(picture, { project, title, location: room }))
    })
  async function keep(shot: ShotItem) {
    await outbox.add(shotKind, shot, newKey())
    toast({ title: t("intake.space.picture.kept", { title: shot.title }) })
  }
  return (
    <Popover
      menu
      className="button button-secondary"
      label={t("intake.space.picture.make")}
      button={
        <>
          <ImageDown aria-hidden size="1.3em" />
          {t("intake.space.picture.make")}
        </>
      }
    >
      <div className="stack tight">
        {!closed && (
          <Button wide variant="plain" busy={busy} onClick={() => takeShot(keep)}>
            {t("intake.space.picture.keep")}
          </Button>
        )}
        {offers && <OfferPicture {...{ project, busy }} take={takeShot} />}
        <Button
          wide
          variant="plain"
          busy={busy}
          onClick={() => take((file, room) => download(file, room ?? name))}
        >
          {t("intake.space.picture.download")}
        </Button>
      </div>
    </Popover>
  )
}

const download = (file: Blob, name: string) =>
  saveFile({ file, name: `${say("intake.space.picture.name", { name })}.jpg` })

/** As a photo that leaves this device: it was made as small as it is sent. */
const shotOf = (file: Blob, of: Pick<ShotItem, "project" | "title" | "location">): ShotItem => ({
  ...of,
  ...{ file, name: `${of.title}.jpg`, small: true, notes: "", category: "measurement" },
  takenAt: new Date().toISOString(),
})
