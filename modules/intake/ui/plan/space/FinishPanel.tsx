import { PaintRoller } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Popover } from "#ui/kit/Popover.tsx"
import { Segmented } from "#ui/kit/Segmented.tsx"
import { Select } from "#ui/kit/Select.tsx"
import { floorFinishes, type PlanRoom, wallFinishes } from "../../../plan/schema.ts"
import { Swatch } from "./Swatch.tsx"

interface FinishPanelProps {
  rooms: readonly PlanRoom[]
  room: PlanRoom
  onChoose: (room: string) => void
  onChange: (room: PlanRoom) => void
  /** Whether what one chooses goes into the plan. */
  isKept: boolean
}

/** Tries out the finish of a room. */
export function FinishPanel({ rooms, room, onChoose, onChange, isKept }: FinishPanelProps) {
  const { t } = useTranslation()
  return (
    <Popover
      className="button button-secondary"
      label={t("intake.space.finish")}
      button={
        <>
          <PaintRoller aria-hidden size="1.3em" />
          {t("intake.space.finish")}
        </>
      }
    >
      <div className="space-finish stack">
        <Select
          id="ruimte-afwerking"
          label={t("intake.space.room")}
          value={room.id}
          onChange={onChoose}
          options={rooms.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <p className="field-label">{t("intake.space.floorOf")}</p>
        <Segmented
          legend={t("intake.space.floorOf")}
          options={floorFinishes.map((value) => ({
            value,
            label: (
              <Choice {...{ surface: "floor", finish: value }} text={t(`intake.space.floor.${value}`)} />
            ),
          }))}
          value={room.floorFinish}
          onChange={(floorFinish) => onChange({ ...room, floorFinish })}
        />
        <p className="field-label">{t("intake.space.wallsOf")}</p>
        <Segmented
          legend={t("intake.space.wallsOf")}
          options={wallFinishes.map((value) => ({
            value,
            label: <Choice {...{ surface: "wall", finish: value }} text={t(`intake.space.wall.${value}`)} />,
          }))}
          value={room.wallFinish}
          onChange={(wallFinish) => onChange({ ...room, wallFinish })}
        />
        {!isKept && <p className="field-hint">{t("intake.space.onlyTried")}</p>}
      </div>
    </Popover>
  )
}

const Choice = ({ text, ...of }: { text: string } & Parameters<typeof Swatch>[0]) => (
  <span className="space-choice">
    <Swatch {...of} />
    {text}
  </span>
)
