import { Trash2 } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import { moveCorner } from "../../../../plan/edit.ts"
import type { PlanRoom } from "../../../../plan/schema.ts"
import type { Editor } from "../useEditor.ts"
import { PanelHead } from "./PanelHead.tsx"
import { Size, Sizes, useFar } from "./Sizes.tsx"

/** A corner that is chosen: where it lies. */
export function CornerPanel({ editor, room, corner }: { editor: Editor; room: PlanRoom; corner: number }) {
  const { t } = useTranslation()
  const { x, y } = room.corners[corner]!
  const put = (place: { x: number; y: number }) => editor.changeRoom(moveCorner(room, corner, place))
  const far = useFar()
  return (
    <Sizes>
      <div className="stack">
        <PanelHead
          title={t("intake.plan.corner", { number: corner + 1 })}
          close={() => editor.choose({ kind: "room", room: room.id })}
        />
        <div className="plan-pair">
          <Size
            id="plan-x"
            label={t("intake.plan.across")}
            value={x}
            {...far}
            onChange={(to) => put({ x: to, y })}
          />
          <Size
            id="plan-y"
            label={t("intake.plan.down")}
            value={y}
            {...far}
            onChange={(to) => put({ x, y: to })}
          />
        </div>
        <Button variant="danger" onClick={() => editor.remove({ kind: "corner", room: room.id, corner })}>
          <Trash2 aria-hidden size="1.2em" />
          {t("intake.plan.remove", { part: `P${corner + 1}` })}
        </Button>
      </div>
    </Sizes>
  )
}
