import { Pencil, PencilLine, RotateCw, Ruler, Trash2 } from "lucide-react"
import { lazy, type ReactNode, Suspense, useState } from "react"
import { useTranslation } from "react-i18next"
import { reaches } from "#src/shared/roles.ts"
import { Button } from "#ui/kit/Button.tsx"
import { Notice } from "#ui/kit/Notice.tsx"
import { PictureDialog } from "#ui/kit/PictureDialog.tsx"
import { formatMomentInWords } from "#ui/lib/format.ts"
import { useSignedIn } from "#ui/lib/session.ts"
import { outbox } from "#ui/outbox/outbox.ts"
import { drawnOn, type Shot } from "../shots.ts"
import { AboutDialog } from "./AboutDialog.tsx"
import { categoryOf } from "./shotList.ts"
import { useBlobUrl } from "./useBlobUrl.ts"
import { useRemoveShot } from "./useRemoveShot.ts"

/** What is done on a photo, each loaded when it is begun. */
const onShot = {
  draw: lazy(() => import("./DrawShot.tsx")),
  measure: lazy(() => import("./MeasureShot.tsx")),
}

interface OpenShotProps {
  project: number
  shots: readonly Shot[]
  at: number
  closed: boolean
  turnTo: (at: number) => void
  onClose: () => void
  /** What else one may do with it where it stands. */
  more?: (shot: Shot) => ReactNode
}

/** One photo, large, with all that is told of it. */
export function OpenShot({ project, shots, at, closed, turnTo, onClose, more }: OpenShotProps) {
  const { t } = useTranslation()
  const shot = shots[at]!
  const { title, photo, outgoing, drawing } = shot
  const [bare, setBare] = useState(false)
  const [telling, setTelling] = useState(false)
  const [begun, setBegun] = useState<keyof typeof onShot>()
  const OnShot = begun && onShot[begun]
  const drawn = useBlobUrl(drawnOn(shot)?.drawn) ?? photo?.drawnUrl ?? undefined
  const own = useBlobUrl(outgoing?.payload.file)
  const taken = photo?.url ?? own
  const src = (!bare && drawn) || taken
  return (
    <PictureDialog
      title={title}
      src={src}
      alt={t("intake.photos.alt", { title })}
      {...{ at, turnTo, onClose }}
      all={shots.length}
      previous={t("intake.photos.previous")}
      next={t("intake.photos.next")}
      actions={
        (!closed || outgoing) && (
          <>
            {more?.(shot)}
            <Actions
              {...{ project, shot, onClose }}
              onDraw={() => setBegun("draw")}
              onMeasure={() => setBegun("measure")}
              onTell={() => setTelling(true)}
            />
          </>
        )
      }
    >
      <div className="intake-about stack tight">
        <Facts shot={shot} />
        {drawn && (
          <Button className="button-small" onClick={() => setBare(!bare)}>
            {t(bare ? "intake.photos.showDrawn" : "intake.photos.showOriginal")}
          </Button>
        )}
        <Refused of={outgoing ?? drawing} />
      </div>
      {telling && <AboutDialog {...{ project, shot }} onClose={() => setTelling(false)} />}
      {OnShot && taken && (
        <Suspense>
          <OnShot {...{ project, shot, src: taken }} onClose={() => setBegun(undefined)} />
        </Suspense>
      )}
    </PictureDialog>
  )
}

function Facts({ shot }: { shot: Shot }) {
  const { notes, location, takenAt, by } = shot
  return (
    <>
      <p className="muted">
        {[categoryOf(shot), location, formatMomentInWords(takenAt), by].filter(Boolean).join(" · ")}
      </p>
      {notes && <p className="intake-notes">{notes}</p>}
    </>
  )
}

/** What the server would not take stays until a person says what becomes of it. */
function Refused({ of }: { of: Shot["outgoing"] | Shot["drawing"] }) {
  const { t } = useTranslation()
  return (
    <Notice tone="bad">
      {of?.error && (
        <div className="split">
          <span>{of.error}</span>
          <Button className="button-small" onClick={() => void outbox.retry([of.key])}>
            <RotateCw aria-hidden size="1.2em" />
            {t("intake.photos.retry")}
          </Button>
        </div>
      )}
    </Notice>
  )
}

interface ActionsProps {
  project: number
  shot: Shot
  onDraw: () => void
  onMeasure: () => void
  onTell: () => void
  onClose: () => void
}

function Actions({ project, shot, onDraw, onMeasure, onTell, onClose }: ActionsProps) {
  const { t } = useTranslation()
  const { id, role } = useSignedIn()
  const removal = useRemoveShot(project, onClose)
  const mine = !shot.photo || shot.photo.byId === id || reaches(role, "manager")
  return (
    <>
      <Button onClick={onDraw}>
        <PencilLine aria-hidden size="1.2em" />
        {t("intake.photos.draw")}
      </Button>
      <Button onClick={onMeasure}>
        <Ruler aria-hidden size="1.2em" />
        {t("intake.photos.measure")}
      </Button>
      <Button onClick={onTell}>
        <Pencil aria-hidden size="1.2em" />
        {t("intake.photos.tell")}
      </Button>
      {mine && (
        <Button busy={removal.busy} onClick={() => void removal.act(shot)}>
          <Trash2 aria-hidden size="1.2em" />
          {t("intake.photos.remove")}
        </Button>
      )}
    </>
  )
}
