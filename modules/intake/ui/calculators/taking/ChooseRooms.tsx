import { useTranslation } from "react-i18next"
import { newKey } from "#ui/lib/newKey.ts"
import { mostRooms } from "../../../calculators/choices.ts"
import type { Room } from "../../../calculators/schema.ts"
import { filledIn, takenRoom, withTaken } from "../../../calculators/taken.ts"
import type { Change } from "../../public/calculators/part.ts"
import { ChooseButton } from "./ChooseButton.tsx"
import { namesOf } from "./names.ts"

/** Adds rooms of a project to those that are reckoned with. */
export function ChooseRooms({ rooms, change }: { rooms: readonly Room[]; change: Change }) {
  const { t } = useTranslation()
  const most = mostRooms - filledIn(rooms).length
  return (
    <ChooseButton
      project={rooms.flatMap(({ taken }) => taken?.of.project ?? []).at(-1)}
      most={most}
      unavailable={most <= 0 && t("intake.calculators.rooms.full", { most: mostRooms })}
      take={(chosen, project) => {
        const taken = chosen.map((room) => takenRoom(room, project, newKey()))
        change(
          { rooms: withTaken(rooms, taken) },
          t("intake.calculators.choose.done", { count: chosen.length, names: namesOf(chosen) }),
        )
      }}
    />
  )
}
