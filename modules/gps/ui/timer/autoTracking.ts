import { distances, intervals } from "../../constants.ts"
import type { TimerState, Workplace } from "../../entries/schema.ts"
import { workplaceAt } from "../../movement/place.ts"
import type { Fix } from "../../positions/noise.ts"
import { look, mayHaveMoved, metresMoved, nowhereYet } from "../../positions/whereabouts.ts"
import { lookOnce, type PositionSource } from "../device/positionSource.ts"
import type { Time } from "../device/time.ts"
import type { Choices } from "./choices.ts"

/** Looks follow each other so quickly as long as it isn't sure yet. */
const quickly = 2_000

/** Tells where one is once one has moved so far that it is no noise any more. Answers how to stop it. */
export function watchForMovement({
  source,
  time,
  moved,
}: {
  source: PositionSource
  time: Time
  moved: (fix: Fix) => void
}): () => void {
  let known = nowhereYet
  let stopLook = () => {}
  let stopTimer = () => {}

  function lookAround() {
    const again = () => {
      const unsure = known.place === undefined || mayHaveMoved(known, distances.autoStart)
      stopTimer = time.after(unsure && known.looks.length > 0 ? quickly : intervals.movementCheck, lookAround)
    }
    const found = (fix: Fix) => {
      const { whereabouts, doubt } = look(known, fix, time.now())
      known = whereabouts
      if (doubt || metresMoved(known) < distances.autoStart) return again()
      known = nowhereYet
      moved(fix)
      again()
    }
    stopLook = lookOnce(source, found, again, {
      ...{ timeout: intervals.positionTimeout, maximumAge: 0, highAccuracy: true },
    })
  }
  lookAround()
  return () => {
    stopLook()
    stopTimer()
  }
}

/** What a movement starts. `here`: the project whose place one is at, which goes before the default. */
export type AutoStart = { start: Workplace; here: boolean } | "noDefault" | "nothing"

export function startOf(
  fix: Fix,
  { workplaces }: Pick<TimerState, "workplaces">,
  choices: Choices,
  today: string,
): AutoStart {
  if (choices.undoneOn === today) return "nothing"
  const here = workplaceAt(fix, workplaces)
  if (here) return { start: here, here: true }
  // Who stopped himself goes home.
  if (choices.stoppedOn === today) return "nothing"
  const usual = workplaces.find(({ id }) => id === choices.defaultProject)
  return usual ? { start: usual, here: false } : "noDefault"
}
