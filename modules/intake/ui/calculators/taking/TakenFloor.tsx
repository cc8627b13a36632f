import { useTranslation } from "react-i18next"
import type { TakenFloorProps } from "../../public/calculators/part.ts"
import { namesOf } from "./names.ts"
import { TakenFields } from "./TakenFields.tsx"

/** The floor of rooms that were measured, which is poured or filled up. */
export function TakenFloor({ volume, fault, change }: TakenFloorProps) {
  const { t } = useTranslation()
  const taken = volume.taken!
  return (
    <TakenFields
      id="volume"
      of={taken.of}
      fields={[{ measure: "floor", given: taken.floor, fault }]}
      set={(_, floor) => change({ volume: { ...volume, taken: { ...taken, floor } } })}
      drop={() =>
        change(
          { volume: { ...volume, taken: undefined } },
          t("intake.calculators.taken.dropped", { names: namesOf(taken.of) }),
        )
      }
    />
  )
}
