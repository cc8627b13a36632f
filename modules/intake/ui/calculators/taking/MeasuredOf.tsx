import { Ruler } from "lucide-react"
import { useTranslation } from "react-i18next"
import { LinkButton } from "#ui/kit/Button.tsx"
import { CheckboxGroup } from "#ui/kit/CheckboxGroup.tsx"
import { EmptyState } from "#ui/kit/EmptyState.tsx"
import { Loaded } from "#ui/kit/Loaded.tsx"
import type { MeasuredRoom } from "../../../rooms/measured.ts"
import { measureText } from "../../rooms/measureText.ts"
import { roomText } from "../../rooms/roomText.ts"
import { useMeasuredHere } from "../../rooms/useMeasured.ts"
import { roomChoice } from "./roomChoice.ts"

/** The measured rooms of a project, to choose from; without any, the way to measure. */
export function MeasuredOf({ project }: { project: number }) {
  const { t } = useTranslation()
  const { id, value, error, onChange } = roomChoice.useField("rooms")
  const optionOf = (room: MeasuredRoom) => ({
    ...{ value: room.id, label: roomText(room) },
    hint: t("intake.calculators.choose.measures", {
      floor: measureText("floor", room.measures.floor),
      walls: measureText("walls", room.measures.walls),
    }),
  })
  return (
    <Loaded from={useMeasuredHere(project)}>
      {(rooms) =>
        rooms.length === 0 ? (
          <None project={project} />
        ) : (
          <CheckboxGroup
            {...{ id, error }}
            legend={t("intake.calculators.choose.rooms")}
            options={rooms.map(optionOf)}
            value={value.map((room) => room.id)}
            onChange={(ids) => onChange(rooms.filter((room) => ids.includes(room.id)))}
          />
        )
      }
    </Loaded>
  )
}

function None({ project }: { project: number }) {
  const { t } = useTranslation()
  return (
    <EmptyState
      icon={Ruler}
      title={t("intake.rooms.empty")}
      action={<LinkButton href={`/job-intake/${project}?tab=maten`}>{t("intake.rooms.add")}</LinkButton>}
    >
      {t("intake.calculators.choose.none")}
    </EmptyState>
  )
}
