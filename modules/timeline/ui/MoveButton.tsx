import { MoveHorizontal } from "lucide-react"
import type { KeyboardEvent } from "react"
import { useTranslation } from "react-i18next"
import type { Day } from "#src/shared/days.ts"
import { fullDay } from "#ui/lib/dates.ts"
import type { TimelineProject } from "../schema.ts"
import { moveTarget } from "./cardFocus.ts"
import type { Planner } from "./usePlanner.ts"

/** Takes a card up without dragging: then the arrows move it, Enter puts it down, Esc gives up. */
export function MoveButton({
  project,
  day,
  planner,
}: {
  project: TimelineProject
  day?: Day
  planner: Planner
}) {
  const { t } = useTranslation()
  const { move } = planner
  const taken = move?.by === "keys" && move.project.id === project.id && move.grabbed === day
  const { name } = project

  function press(event: KeyboardEvent) {
    const act = taken && keys[event.key]
    if (!act) return
    event.preventDefault()
    act(planner)
  }

  return (
    <button
      {...moveTarget}
      type="button"
      title={t("timeline.card.move")}
      className="button button-plain plan-move"
      aria-pressed={taken}
      aria-label={
        day ? t("timeline.card.moveOf", { name, day: fullDay(day) }) : t("timeline.card.placeOf", { name })
      }
      onClick={() => (taken ? planner.giveUp() : planner.takeUp(project, day, "keys"))}
      onKeyDown={press}
    >
      <MoveHorizontal aria-hidden size="1.2em" />
      <span className="plan-move-word">{t(day ? "timeline.card.move" : "timeline.card.place")}</span>
    </button>
  )
}

const keys: Record<string, (planner: Planner) => void> = {
  ArrowLeft: ({ step }) => step(-1),
  ArrowRight: ({ step }) => step(1),
  Enter: ({ putDown }) => putDown(),
  Escape: ({ giveUp }) => giveUp(),
}
