import { Images } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Dialog } from "#ui/kit/Dialog.tsx"
import { EmptyState } from "#ui/kit/EmptyState.tsx"
import { useGrowing } from "#ui/lib/useGrowing.ts"
import { ShotPreview } from "../../photos/gallery/ShotPreview.tsx"
import type { Shot } from "../../photos/shots.ts"

interface PickShotProps {
  shots: Shot[]
  pick: (shot: Shot) => void
  onClose: () => void
}

/** One of the photos that a job has already; a press picks it. */
export function PickShot({ shots, pick, onClose }: PickShotProps) {
  const { t } = useTranslation()
  const shown = useGrowing(shots, "", atATime)
  return (
    <Dialog open size="large" onClose={onClose} title={t("intake.checks.photo.pickTitle")}>
      {shots.length === 0 ? (
        <EmptyState icon={Images} title={t("intake.checks.photo.none")} />
      ) : (
        <ul className="intake-tiles plain">
          {shown.map((shot) => (
            <li key={shot.key} className="intake-tile">
              <button type="button" className="intake-pick" onClick={() => pick(shot)}>
                <ShotPreview shot={shot} />
                <span className="intake-title">{shot.title}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  )
}

/** A screen full of them, and then so many in between. */
const atATime = { first: 24, step: 60 }
