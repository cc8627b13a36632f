import { Pencil } from "lucide-react"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { formatQuantity } from "#src/shared/euro.ts"
import { Button } from "#ui/kit/Button.tsx"
import { TextField } from "#ui/kit/TextField.tsx"
import { hasArea } from "../../../../plan/geometry/measures.ts"
import { areaOf } from "../../../../plan/geometry/polygon.ts"
import { floorText } from "../../../rooms/floorText.ts"
import type { Editor } from "../useEditor.ts"

/** Nothing is chosen: the rooms of the floor, and what else there is to do. */
export function Overview({ editor, children }: { editor: Editor; children?: ReactNode }) {
  const { t } = useTranslation()
  const { rooms, level } = editor.plan
  return (
    <div className="stack">
      <ul className="lines">
        {rooms.map((room) => (
          <li key={room.id}>
            <button
              type="button"
              className="plan-row touch"
              onClick={() => editor.choose({ kind: "room", room: room.id })}
            >
              <span>{room.name}</span>
              <span className="muted">
                {hasArea(room)
                  ? `${formatQuantity(areaOf(room.corners) / 1e6, 2)} m²`
                  : t("intake.plan.noArea")}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <Button onClick={editor.draw}>
        <Pencil aria-hidden size="1.2em" />
        {t(rooms.length === 0 ? "intake.plan.firstRoom" : "intake.plan.nextRoom")}
      </Button>
      {children}
      <TextField
        id="plan-verdieping"
        label={t("intake.plan.floorLevel")}
        value={floorText(level)}
        onChange={() => {}}
        readOnly
        optional={false}
      />
    </div>
  )
}
