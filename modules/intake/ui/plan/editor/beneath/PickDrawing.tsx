import { Camera, FileImage } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Dialog } from "#ui/kit/Dialog.tsx"
import { Notice } from "#ui/kit/Notice.tsx"
import { useOnline } from "#ui/lib/online.ts"
import { PickTiles } from "../../../photos/gallery/PickTiles.tsx"
import type { Shot, Shots } from "../../../photos/shots.ts"
import { KeptNotices } from "../../../photos/taking/KeptNotices.tsx"
import { PhotoPick } from "../../../photos/taking/PhotoPick.tsx"
import { useKeeping } from "../../../photos/taking/useKeeping.ts"
import { PdfPages } from "./PdfPages.tsx"
import { usePdf } from "./usePdf.ts"
import { type Laid, usePicked } from "./usePicked.ts"

interface PickDrawingProps {
  project: number
  shots: Shots
  lay: (laid: Laid) => void
  onClose: () => void
}

/** An old drawing: a photo of the project, a new one, or a page of a PDF, which becomes a photo of the project too. */
export function PickDrawing({ project, shots, lay, onClose }: PickDrawingProps) {
  const { t } = useTranslation()
  const all = shots.data ?? none
  const picked = usePicked(project, all, lay)
  const { said, keep } = useKeeping(project, all)
  const pdf = usePdf()
  const [isKeeping, setKeeping] = useState(false)

  async function take(files: File[]) {
    pdf.close()
    setKeeping(true)
    const base = t("intake.plan.underlay.title")
    const [key] = await keep(files, base, { category: "measurement", location: "" })
    setKeeping(false)
    if (key) picked.pick(key)
  }
  const choose = ([file]: File[]) => (file && isPdf(file) ? pdf.open(file) : take(file ? [file] : []))

  return (
    <Dialog open size="large" onClose={onClose} title={t("intake.plan.underlay.add")}>
      <div className="stack">
        <p className="muted">{t("intake.plan.underlay.about")}</p>
        <div className="cluster tight">
          <PhotoPick
            variant="primary"
            capture="environment"
            busy={isKeeping}
            name={t("intake.photos.take")}
            onFiles={choose}
          >
            <Camera aria-hidden size="1.2em" />
            {t("intake.photos.take")}
          </PhotoPick>
          <PhotoPick
            more=".pdf"
            busy={isKeeping || pdf.isReading}
            name={t("intake.plan.underlay.file")}
            onFiles={choose}
          >
            <FileImage aria-hidden size="1.2em" />
            {t("intake.plan.underlay.file")}
          </PhotoPick>
        </div>
        <Notice tone="bad">{pdf.fault}</Notice>
        <KeptNotices said={said} />
        <Underway of={picked.shot} isFailed={picked.isFailed} />
        {pdf.opened && <PdfPages pdf={pdf.opened} isKeeping={isKeeping} take={(page) => take([page])} />}
        {all.length > 0 && (
          <>
            <h3>{t("intake.photos.title")}</h3>
            <PickTiles shots={all} pick={({ key }) => picked.pick(key)} />
          </>
        )}
      </div>
    </Dialog>
  )
}

const none: Shot[] = []

const isPdf = ({ name, type }: File) => type === "application/pdf" || /\.pdf$/i.test(name)

/** A photo is laid once the server has it; until then one is told how far it is. */
function Underway({ of, isFailed }: { of: Shot | undefined; isFailed: boolean }) {
  const { t } = useTranslation()
  const isOnline = useOnline()
  const { title, outgoing } = of ?? {}
  const error = outgoing?.error ?? (isFailed && t("intake.plan.underlay.state.missing"))
  return (
    <>
      <Notice tone="info">
        {outgoing &&
          !error &&
          t(isOnline ? "intake.plan.underlay.sending" : "intake.plan.underlay.offline", { title })}
      </Notice>
      <Notice tone="bad">{error}</Notice>
    </>
  )
}
