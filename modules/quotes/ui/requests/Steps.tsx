import { ChevronDown, ChevronUp } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import type { Places } from "#ui/list/useSteps.ts"

/** From one thing of a list to the next without going back to it. `labels`: what the two buttons lead to. */
export function Steps({
  places,
  labels,
  go,
}: {
  places: Places
  labels: { previous: string; next: string }
  go: (id: number | undefined) => void
}) {
  const { t } = useTranslation()
  const { previous, next, place, all } = places
  if (all === 1) return null
  const here = t("quotes.request.place", { place, all })
  return (
    <div className="request-steps row">
      <Button
        className="button-small"
        aria-label={labels.previous}
        unavailable={previous === undefined && here}
        onClick={() => go(previous)}
      >
        <ChevronUp aria-hidden />
      </Button>
      <Button
        className="button-small"
        aria-label={labels.next}
        unavailable={next === undefined && here}
        onClick={() => go(next)}
      >
        <ChevronDown aria-hidden />
      </Button>
      <span className="muted">{here}</span>
    </div>
  )
}
