import { Minus, Plus } from "lucide-react"
import { useTranslation } from "react-i18next"
import { toast } from "../lib/toast.ts"
import type { Viewport } from "../lib/useViewport.ts"
import { Button } from "./Button.tsx"

/** Looking nearer and further away, for who has no two fingers on the screen. */
export function ZoomButtons({ viewport }: { viewport: Viewport }) {
  const { t } = useTranslation()
  const { isWhole, isNearest, nearer, further, showWhole } = viewport
  const whole = isWhole && t("kit.zoom.whole")
  const say = (reason: string) => toast({ title: reason })
  return (
    <div className="row tight">
      <Button aria-label={t("kit.zoom.further")} unavailable={whole} onUnavailable={say} onClick={further}>
        <Minus aria-hidden size="1.2em" />
      </Button>
      <Button unavailable={whole} onUnavailable={say} onClick={showWhole}>
        {t("kit.zoom.fit")}
      </Button>
      <Button
        aria-label={t("kit.zoom.closer")}
        unavailable={isNearest && t("kit.zoom.nearest")}
        onUnavailable={say}
        onClick={nearer}
      >
        <Plus aria-hidden size="1.2em" />
      </Button>
    </div>
  )
}
