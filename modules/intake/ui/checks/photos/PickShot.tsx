import { Images } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Dialog } from "#ui/kit/Dialog.tsx"
import { EmptyState } from "#ui/kit/EmptyState.tsx"
import { PickTiles } from "../../photos/gallery/PickTiles.tsx"
import type { Shot } from "../../photos/shots.ts"

interface PickShotProps {
  shots: Shot[]
  pick: (shot: Shot) => void
  onClose: () => void
}

/** One of the photos that a job has already; a press picks it. */
export function PickShot({ shots, pick, onClose }: PickShotProps) {
  const { t } = useTranslation()
  return (
    <Dialog open size="large" onClose={onClose} title={t("intake.checks.photo.pickTitle")}>
      {shots.length === 0 ? (
        <EmptyState icon={Images} title={t("intake.checks.photo.none")} />
      ) : (
        <PickTiles {...{ shots, pick }} />
      )}
    </Dialog>
  )
}
