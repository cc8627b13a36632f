import { useTranslation } from "react-i18next"
import { takenMeasures } from "../../../calculators/choices.ts"
import { measureTaken } from "../../../calculators/rooms.ts"
import type { TakenRoomProps } from "../../public/calculators/part.ts"
import { TakenFields } from "./TakenFields.tsx"

/** A room that was measured: what the calculator reckons with, and what of the rest can't be read. */
export function TakenRoom({ room, needs, set }: TakenRoomProps) {
  const { t } = useTranslation()
  const taken = room.taken!
  const { faults } = measureTaken(taken)
  const shown = takenMeasures.filter((measure) => needs.includes(measure) || faults[measure])
  return (
    <TakenFields
      id={`room-${room.id}`}
      of={[taken.of]}
      fields={shown.map((measure) => ({ measure, given: taken[measure], fault: faults[measure] }))}
      set={(measure, given) => set({ taken: { ...taken, [measure]: given } })}
      note={taken.hasOpenings && shown.includes("walls") && t("intake.calculators.taken.lessOpenings")}
      drop={() => set({ taken: undefined }, t("intake.calculators.taken.dropped", { names: taken.of.name }))}
    />
  )
}
