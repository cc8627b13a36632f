import { Ruler, Trash2 } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import { Select } from "#ui/kit/Select.tsx"
import { TextField } from "#ui/kit/TextField.tsx"
import { floorFinishes, type PlanRoom, wallFinishes } from "../../../../plan/schema.ts"
import { highestWall, longestName } from "../../../../rooms/schema.ts"
import type { Editor } from "../useEditor.ts"
import { PanelHead } from "./PanelHead.tsx"
import { PointList } from "./PointList.tsx"
import { Size, Sizes } from "./Sizes.tsx"

const usualNames = ["bathroom", "toilet", "kitchen", "living", "bedroom", "hall"] as const

/** A room that is chosen: what it is called, how high it is, what its floor and walls are of. */
export function RoomPanel({ editor, room }: { editor: Editor; room: PlanRoom }) {
  const { t } = useTranslation()
  const [name, setName] = useState(room.name)
  const put = (change: Partial<PlanRoom>, step?: string) => editor.changeRoom({ ...room, ...change }, step)
  function rename(text: string) {
    setName(text)
    if (text.trim() !== "") put({ name: text.trim() }, `name ${room.id}`)
  }
  const isNew = /^.+ \d+$/.test(room.name)
  return (
    <Sizes>
      <div className="stack">
        <PanelHead title={room.name} close={() => editor.choose(undefined)} />
        <Button variant="primary" wide onClick={() => editor.measure(room.id)}>
          <Ruler aria-hidden size="1.2em" />
          {t("intake.plan.measure")}
        </Button>
        <TextField
          id="plan-naam"
          label={t("intake.plan.name")}
          value={name}
          maxLength={longestName}
          autoComplete="off"
          error={name.trim() === "" ? t("intake.errors.nameMissing") : undefined}
          onChange={rename}
        />
        {isNew && (
          <div className="cluster tight">
            {usualNames.map((usual) => (
              <Button key={usual} onClick={() => rename(t(`intake.plan.usualName.${usual}`))}>
                {t(`intake.plan.usualName.${usual}`)}
              </Button>
            ))}
          </div>
        )}
        <div className="plan-pair">
          <Size
            id="plan-hoogte"
            label={t("intake.plan.height")}
            value={room.height}
            most={highestWall}
            wrong={t("intake.errors.planHeight")}
            onChange={(height) => put({ height })}
          />
          <Select
            id="plan-vloer"
            label={t("intake.plan.floorFinish")}
            value={room.floorFinish}
            options={floorFinishes.map((value) => ({ value, label: t(`intake.plan.finish.${value}`) }))}
            onChange={(value) => put({ floorFinish: value as PlanRoom["floorFinish"] })}
          />
          <Select
            id="plan-wanden"
            label={t("intake.plan.wallFinish")}
            value={room.wallFinish}
            options={wallFinishes.map((value) => ({ value, label: t(`intake.plan.finish.${value}`) }))}
            onChange={(value) => put({ wallFinish: value as PlanRoom["wallFinish"] })}
          />
        </div>
        <PointList editor={editor} room={room} />
        <Button variant="danger" onClick={() => editor.remove({ kind: "room", room: room.id })}>
          <Trash2 aria-hidden size="1.2em" />
          {t("intake.plan.remove", { part: room.name })}
        </Button>
      </div>
    </Sizes>
  )
}
