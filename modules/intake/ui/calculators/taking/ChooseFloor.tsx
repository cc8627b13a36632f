import { useTranslation } from "react-i18next"
import { mostRooms } from "../../../calculators/choices.ts"
import { takenFloor } from "../../../calculators/taken.ts"
import type { MeasuredParts } from "../../public/calculators/part.ts"
import { ChooseButton } from "./ChooseButton.tsx"
import { namesOf } from "./names.ts"

/** The floors of rooms of a project in place of a length and a width. */
export const ChooseFloor: MeasuredParts["ChooseFloor"] = ({ volume, change }) => {
  const { t } = useTranslation()
  return (
    <ChooseButton
      project={volume.taken?.of[0]?.project}
      most={mostRooms}
      take={(chosen, project) =>
        change(
          { volume: { ...volume, taken: takenFloor(chosen, project) } },
          t("intake.calculators.choose.done", { count: chosen.length, names: namesOf(chosen) }),
        )
      }
    />
  )
}
