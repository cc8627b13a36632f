import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import { Notice } from "#ui/kit/Notice.tsx"
import type { Controls } from "./useControls.ts"

/** A place or a project is missing: nobody's hours depend on that. */
export function OfferNotice({ controls: { offer, startAnyway, stopAnyway } }: { controls: Controls }) {
  const { t } = useTranslation()
  const text = offer?.needsProject ? "noProjectText" : offer?.of === "stop" ? "stopText" : "startText"
  return (
    <Notice tone="warn">
      {offer && (
        <div className="stack tight">
          <p>{t(`gps.timer.control.withoutPlace.${text}`)}</p>
          {offer.of === "stop" ? (
            <Button onClick={stopAnyway}>{t("gps.timer.control.withoutPlace.stop")}</Button>
          ) : (
            <Button onClick={startAnyway}>
              {t(`gps.timer.control.withoutPlace.${offer.needsProject ? "later" : "start"}`)}
            </Button>
          )}
        </div>
      )}
    </Notice>
  )
}
