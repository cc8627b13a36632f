import { Check, TriangleAlert } from "lucide-react"
import { daysBetween } from "#src/shared/days.ts"
import { Button } from "#ui/kit/Button.tsx"
import { shortDay, spanText } from "#ui/lib/dates.ts"
import { t } from "#ui/lib/i18n.ts"
import type { TimelineProject } from "../../schema.ts"
import { spanOf } from "../../week.ts"
import { clashText, fixedOffText } from "../clashText.ts"
import type { FixedOff } from "../planning.ts"
import type { Moving } from "./useMoving.ts"

/** Where what was taken up would come to stand, what goes along, and whom it would want twice: said at each step. */
export function MovingPanel({ moving }: { moving: Moving }) {
  const { taken, outcome, saving } = moving
  return (
    <div role="status" className={taken || saving ? "board-panel" : "visually-hidden"}>
      {saving && <p>{t("kit.save.saving")}</p>}
      {taken && outcome && <Told moving={moving} taken={taken} outcome={outcome} />}
    </div>
  )
}

function Told({
  moving: { save, giveUp },
  taken,
  outcome: { project, followers, clashes, fixedOff, past, waits, assumedDays },
}: {
  moving: Moving
  taken: NonNullable<Moving["taken"]>
  outcome: NonNullable<Moving["outcome"]>
}) {
  const byKeys = taken.by === "keys"
  return (
    <>
      <p>
        <strong>{project.name}</strong>
      </p>
      <p>
        {spanText(spanOf(project)!)}
        {howFar(taken.project, project)}
      </p>
      <p>{whose(taken)}</p>
      {assumedDays !== undefined && (
        <p className="muted">{t("timeline.board.assumed", { count: assumedDays })}</p>
      )}
      <ul className="board-outcome plain">
        {followers.map(({ id, name, startDate }) => (
          <li key={id} className="row">
            <Check aria-hidden size="1.1em" />
            {t("timeline.board.follows", { name, day: shortDay(startDate!) })}
          </li>
        ))}
        {clashes.map((clash) => (
          <Warned key={clashText(clash)}>{clashText(clash)}</Warned>
        ))}
        {fixedOff.map((one) => (
          <Fixed key={fixedOffText(one)} of={one} />
        ))}
        {past && <Warned>{t("timeline.board.past")}</Warned>}
        {waits && <Warned>{t(`timeline.board.early.${waits.why}`, { day: shortDay(waits.day) })}</Warned>}
        {clashes.length === 0 && !fixedOff.some(({ whole }) => whole) && (
          <li className="row">
            <Check aria-hidden size="1.1em" />
            {t("timeline.board.nothingTwice")}
          </li>
        )}
      </ul>
      {byKeys && (
        <div className="cluster tight">
          <Button variant="primary" className="button-small" onClick={() => void save()}>
            {t("kit.save.save")} <kbd>{t("timeline.board.enter")}</kbd>
          </Button>
          {followers.length > 0 && (
            <Button className="button-small" onClick={() => void save(true)}>
              {t("timeline.board.alone")} <kbd>{t("timeline.board.altEnter")}</kbd>
            </Button>
          )}
          <Button className="button-small" onClick={giveUp}>
            {t("timeline.move.cancel")} <kbd>{t("timeline.board.escape")}</kbd>
          </Button>
        </div>
      )}
    </>
  )
}

const Warned = ({ children }: { children: string }) => (
  <li className="row board-clash">
    <TriangleAlert aria-hidden size="1.1em" />
    {children}
  </li>
)

/** That somebody is there on some of its days only is good to know; on none of them it is wrong. */
const Fixed = ({ of }: { of: FixedOff }) =>
  of.whole ? <Warned>{fixedOffText(of)}</Warned> : <li className="row muted">{fixedOffText(of)}</li>

/** 'Voor Bas', 'Bas in plaats van Anna', 'Bas komt erbij'; nothing when its team stays. */
function whose({ project, row, onto }: NonNullable<Moving["taken"]>): string {
  if (!onto || project.team.some(({ id }) => id === onto.id)) return row || onto ? "" : nobodys(project)
  const { name } = onto
  if (project.team.length === 0) return t("timeline.board.onto", { name })
  return row ? t("timeline.board.insteadOf", { name, other: row.name }) : t("timeline.board.joins", { name })
}

const nobodys = ({ team }: TimelineProject) => (team.length === 0 ? t("timeline.board.nobody") : "")

/** ', een week later' */
function howFar(before: TimelineProject, after: TimelineProject): string {
  if (before.startDate === null || after.startDate === null) return ""
  const days = daysBetween(before.startDate, after.startDate)
  if (days === 0) return ""
  const [count, unit] =
    days % 7 === 0 ? [Math.abs(days) / 7, "week" as const] : [Math.abs(days), "day" as const]
  return `, ${t(`timeline.board.${days > 0 ? "later" : "sooner"}By.${unit}`, { count })}`
}
