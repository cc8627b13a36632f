import { Redo2, Undo2 } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import { toast } from "#ui/lib/toast.ts"

export interface Steps {
  canUndo: boolean
  canRedo: boolean
  undo: () => void
  redo: () => void
}

/** A step back, and forward again. */
export function StepButtons({ canUndo, canRedo, undo, redo }: Steps) {
  const { t } = useTranslation()
  const say = (reason: string) => toast({ title: reason })
  return (
    <>
      <Button
        aria-label={t("intake.drawing.undo")}
        unavailable={!canUndo && t("intake.drawing.nothing")}
        onUnavailable={say}
        onClick={undo}
      >
        <Undo2 aria-hidden />
      </Button>
      <Button
        aria-label={t("intake.drawing.redo")}
        unavailable={!canRedo && t("intake.drawing.nothing")}
        onUnavailable={say}
        onClick={redo}
      >
        <Redo2 aria-hidden />
      </Button>
    </>
  )
}
