import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import { Notice } from "#ui/kit/Notice.tsx"
import { t as say } from "#ui/lib/i18n.ts"
import { lengthText } from "../../../../drawing/lengths.ts"
import { setLength } from "../../../../plan/edit.ts"
import { setAnyway } from "../../../../plan/geometry/lengths.ts"
import { areaProblems, overlapping, type Problem, problemsOf } from "../../../../plan/geometry/problems.ts"
import type { Target } from "../../../../plan/geometry/target.ts"
import type { PlanRoom } from "../../../../plan/schema.ts"
import type { Editor } from "../useEditor.ts"

/** At most so many at once: who mends one often mends more. */
const shown = 3

/** What is wrong with the plan, in words, each with a way to its place or out of it. */
export function Problems({ editor }: { editor: Editor }) {
  const { t } = useTranslation()
  const { plan, drawing } = editor
  const rooms = plan.rooms.filter(({ id }) => id !== drawing)
  const found = [
    ...rooms.flatMap((room) => problemsOf(room).map((problem) => ({ room, problem }))),
    ...overlapping(rooms).map(([room, other]) => ({ room, problem: { kind: "shared", other } as const })),
  ]
  return (
    <>
      {found.slice(0, shown).map(({ room, problem }) => (
        <Notice
          key={`${room.id} ${problem.kind} ${JSON.stringify(placeOf(room, problem))}`}
          tone={problem.kind !== "shared" && areaProblems.includes(problem.kind) ? "bad" : "warn"}
        >
          <p>{problemText(room, problem)}</p>
          <div className="cluster tight">
            {problem.kind === "contradiction" ? (
              <>
                <Button onClick={() => editor.changeRoom(setAnyway(room, problem.wall))}>
                  {t("intake.plan.problem.set")}
                </Button>
                <Button
                  variant="plain"
                  onClick={() => editor.changeRoom(setLength(room, problem.wall, null))}
                >
                  {t("intake.plan.forget")}
                </Button>
              </>
            ) : (
              <Button onClick={() => editor.choose(placeOf(room, problem))}>
                {t("intake.plan.problem.show")}
              </Button>
            )}
          </div>
        </Notice>
      ))}
      {found.length > shown && (
        <p className="muted">{t("intake.plan.problem.more", { count: found.length - shown })}</p>
      )}
    </>
  )
}

type Told = Problem | { kind: "shared"; other: PlanRoom }

export function problemText({ name, corners }: PlanRoom, problem: Told): string {
  switch (problem.kind) {
    case "tooFew":
      return say("intake.plan.problem.tooFew", { name })
    case "samePlace":
      return say("intake.plan.problem.samePlace", {
        ...{ name, number: problem.corner + 1, other: ((problem.corner + 1) % corners.length) + 1 },
      })
    case "crossing":
      return say("intake.plan.problem.crossing", {
        ...{ name, number: problem.walls[0] + 1, other: problem.walls[1] + 1 },
      })
    case "noArea":
      return say("intake.plan.problem.noArea", { name })
    case "contradiction":
      return say("intake.plan.problem.contradiction", {
        ...{ number: problem.wall + 1, name },
        ...{ measured: lengthText(problem.measured), drawn: lengthText(problem.drawn) },
      })
    case "shared":
      return say("intake.plan.problem.shared", { name, other: problem.other.name })
    default:
      return say(`intake.plan.problem.${problem.kind}`, {
        kind: say(`intake.plan.kind.${problem.opening.kind}`),
        number: problem.wall + 1,
      })
  }
}

function placeOf({ id }: PlanRoom, problem: Told): Target {
  switch (problem.kind) {
    case "samePlace":
      return { kind: "corner", room: id, corner: problem.corner }
    case "crossing":
      return { kind: "wall", room: id, wall: problem.walls[0] }
    case "outside":
    case "tooHigh":
    case "overlap":
      return { kind: "opening", room: id, wall: problem.wall, opening: problem.opening.id }
    case "contradiction":
      return { kind: "wall", room: id, wall: problem.wall }
    default:
      return { kind: "room", room: id }
  }
}
