import { ChevronDown, ChevronUp } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import type { Places } from "./places.ts"

/** From one request to the next without going back to the list. */
export function RequestSteps({ places, go }: { places: Places; go: (id: number | undefined) => void }) {
  const { t } = useTranslation()
  const { previous, next, place, all } = places
  if (all === 1) return null
  const here = t("quotes.request.place", { place, all })
  return (
    <div className="request-steps">
      <Button
        className="button-small"
        aria-label={t("quotes.request.previous")}
        unavailable={previous === undefined && here}
        onClick={() => go(previous)}
      >
        <ChevronUp aria-hidden />
      </Button>
      <Button
        className="button-small"
        aria-label={t("quotes.request.next")}
        unavailable={next === undefined && here}
        onClick={() => go(next)}
      >
        <ChevronDown aria-hidden />
      </Button>
      <span className="muted">{here}</span>
    </div>
  )
}
