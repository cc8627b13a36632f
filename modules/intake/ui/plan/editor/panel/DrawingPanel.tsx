import { Calculator } from "lucide-react"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import { newRoom } from "../../../../plan/edit.ts"
import type { Editor } from "../useEditor.ts"
import { PointList } from "./PointList.tsx"
import { Sizes } from "./Sizes.tsx"

interface DrawingPanelProps {
  editor: Editor
  room: string
  children?: ReactNode
}

/** While corners are being placed: what the next tap does, closing the room, and typing corners instead. */
export function DrawingPanel({ editor, room, children }: DrawingPanelProps) {
  const { t } = useTranslation()
  const { drawn } = editor
  const count = drawn?.corners.length ?? 0
  return (
    <Sizes>
      <div className="stack">
        <p role="status">
          {count < 3
            ? t("intake.plan.tap.next", { number: count + 1 })
            : t("intake.plan.tap.close", { number: count + 1 })}
        </p>
        <Button variant={count >= 3 ? "primary" : "secondary"} onClick={editor.reckon}>
          <Calculator aria-hidden size="1.2em" />
          {t("intake.plan.reckon")}
        </Button>
        <PointList
          editor={editor}
          room={drawn ?? newRoom(room, t("intake.plan.roomName", { number: editor.plan.rooms.length + 1 }))}
        />
        {children}
      </div>
    </Sizes>
  )
}
