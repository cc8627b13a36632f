import { ArrowLeft, ArrowRight, TriangleAlert } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import { spanText } from "#ui/lib/dates.ts"
import { t } from "#ui/lib/i18n.ts"
import { spanOf } from "../week.ts"
import { clashText } from "./clashText.ts"
import { type Clash, clashesOf, moved } from "./planning.ts"
import type { Planner } from "./usePlanner.ts"

/** Where the project that was taken up would come to stand, said aloud at each step, with buttons for every hand. */
export function MoveBar({ planner }: { planner: Planner }) {
  const { t } = useTranslation()
  const { move, stopped, step, putDown, giveUp } = planner
  return (
    <div className="move-place">
      <div className={move ? "move-bar split" : undefined}>
        <div role="status" className={move ? undefined : "visually-hidden"}>
          {move ? <Outcome move={move} planner={planner} /> : stopped && t("timeline.move.cancelled")}
        </div>
        {move?.by === "keys" && (
          <fieldset className="move-buttons cluster tight">
            <legend className="visually-hidden">{t("timeline.move.label")}</legend>
            <Button aria-label={t("timeline.move.back")} onClick={() => step(-1)}>
              <ArrowLeft aria-hidden />
            </Button>
            <Button aria-label={t("timeline.move.forward")} onClick={() => step(1)}>
              <ArrowRight aria-hidden />
            </Button>
            <Button variant="primary" onClick={putDown}>
              {t("timeline.move.confirm")}
            </Button>
            <Button onClick={giveUp}>{t("timeline.move.cancel")}</Button>
          </fieldset>
        )}
        {move?.by === "mouse" && (
          <p className="drag-ghost" aria-hidden>
            {move.project.name}
          </p>
        )}
      </div>
    </div>
  )
}

const told = (clash: Clash) =>
  clash.project === undefined
    ? clashText(clash)
    : t("timeline.move.conflict", { person: clash.person, project: clash.project })

function Outcome({ move, planner }: { move: NonNullable<Planner["move"]>; planner: Planner }) {
  const { t } = useTranslation()
  const project = moved(move, planner.week)
  const clashes = clashesOf(project, planner.week)
  const values = { name: project.name, days: spanText(spanOf(project)!), count: Math.abs(move.days) }
  return (
    <>
      <p className="move-text">
        {move.project.startDate === null
          ? t("timeline.move.placed", values)
          : move.days === 0
            ? t("timeline.move.same", values)
            : t(move.days > 0 ? "timeline.move.later" : "timeline.move.sooner", values)}
      </p>
      {clashes.map((clash) => (
        <p key={clashText(clash)} className="move-clash row">
          <TriangleAlert aria-hidden size="1.1em" />
          <span>{told(clash)}</span>
        </p>
      ))}
      {move.by === "keys" && move.days === 0 && <p className="move-help">{t("timeline.move.help")}</p>}
    </>
  )
}
