import { ArrowLeftRight } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import { Dialog } from "#ui/kit/Dialog.tsx"
import { formatDate } from "#ui/lib/format.ts"
import type { Shot } from "../shots.ts"
import { usePairing, usePairs } from "./usePairs.ts"

type Two = readonly [Shot, Shot]

interface CompareProps {
  project: number
  shots: Two
  /** Nothing changes any more. */
  closed: boolean
  onClose: () => void
}

/** Two photos beside each other, the older first; they can become a pair of before and after. */
export function Compare({ project, shots, closed, onClose }: CompareProps) {
  const { t } = useTranslation()
  const [[first, second], setTwo] = useState<Two>(() => inTime(shots))
  const pair = { before: first.photo!.id, after: second.photo!.id }
  const isPair = usePairs(project).data?.some(
    ({ before, after }) => before === pair.before && after === pair.after,
  )
  const pairing = usePairing(project)
  return (
    <Dialog
      open
      size="large"
      onClose={onClose}
      title={t("intake.photos.pairs.compare")}
      actions={
        <>
          <Button onClick={() => setTwo([second, first])}>
            <ArrowLeftRight aria-hidden size="1.2em" />
            {t("intake.photos.pairs.swap")}
          </Button>
          {!closed && isPair !== undefined && (
            <Button busy={pairing.busy} onClick={() => void pairing.act(isPair ? "unpair" : "pair", pair)}>
              {t(isPair ? "intake.photos.pairs.unpair" : "intake.photos.pairs.pair")}
            </Button>
          )}
        </>
      }
    >
      <div className="intake-compare">
        <Side shot={first} label={t("intake.photos.pairs.before")} />
        <Side shot={second} label={t("intake.photos.pairs.after")} />
      </div>
    </Dialog>
  )
}

function Side({ shot: { title, takenAt, photo }, label }: { shot: Shot; label: string }) {
  const { t } = useTranslation()
  return (
    <figure>
      <img src={photo!.drawnUrl ?? photo!.url} alt={t("intake.photos.alt", { title })} />
      <figcaption>
        <strong>{label}</strong> {title} <span className="muted">· {formatDate(takenAt)}</span>
      </figcaption>
    </figure>
  )
}

const inTime = ([a, b]: Two): Two => (a.takenAt <= b.takenAt ? [a, b] : [b, a])
