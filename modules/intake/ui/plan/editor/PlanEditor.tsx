import { Redo2, Undo2 } from "lucide-react"
import { type ReactNode, useEffect, useState } from "react"
import { useTranslation } from "react-i18next"
import { formatQuantity } from "#src/shared/euro.ts"
import { Button } from "#ui/kit/Button.tsx"
import { Dialog } from "#ui/kit/Dialog.tsx"
import { Segmented } from "#ui/kit/Segmented.tsx"
import { t as say } from "#ui/lib/i18n.ts"
import { toast } from "#ui/lib/toast.ts"
import { useAction } from "#ui/lib/useAction.ts"
import { useWide } from "#ui/lib/useWide.ts"
import { frameOf, grown } from "../../../plan/frame.ts"
import { hasArea } from "../../../plan/geometry/measures.ts"
import { placesOf } from "../../../plan/geometry/openings.ts"
import { areaOf, boxAround } from "../../../plan/geometry/polygon.ts"
import type { Plan, Underlay } from "../../../plan/schema.ts"
import { cornersOf } from "../../../plan/underlay.ts"
import { floorText } from "../../rooms/floorText.ts"
import { Board } from "./canvas/Board.tsx"
import { Side } from "./Side.tsx"
import { type Editor, useEditor } from "./useEditor.ts"

interface PlanEditorProps {
  start: Plan
  /** Differs from what is saved. */
  isDirty: boolean
  onChange: (plan: Plan) => void
  save: (plan: Plan) => Promise<void>
  onClose: () => void
  /** In the panel, when nothing is chosen. */
  more?: (editor: Editor) => ReactNode
  beneath?: (underlay: Underlay | undefined) => ReactNode
}

/** Draws the plan of one floor over all of the window. */
export default function PlanEditor({
  start,
  isDirty,
  onChange,
  save,
  onClose,
  more,
  beneath,
}: PlanEditorProps) {
  const { t } = useTranslation()
  const editor = useEditor(start)
  const { plan } = editor
  const frame = useFrame(editor)
  useEffect(() => onChange(plan), [onChange, plan])
  useEditorKeys(editor)

  const reason = whyNot(editor, isDirty)
  const saving = useAction(save)
  const floor = floorText(plan.level)
  const tell = (why: string) => toast({ title: why })
  return (
    <Dialog open size="full" onClose={onClose} title={t("intake.plan.of", { floor: floor.toLowerCase() })}>
      <div className="plan">
        <div className="plan-canvas">
          <Board
            {...{ editor, frame, beneath }}
            name={t("intake.plan.board", { floor: floor.toLowerCase() })}
          />
          <div className="plan-steps row tight">
            <Button
              aria-label={t("intake.plan.undo")}
              unavailable={!editor.canUndo && t("intake.plan.nothing")}
              onUnavailable={tell}
              onClick={editor.undo}
            >
              <Undo2 aria-hidden />
            </Button>
            <Button
              aria-label={t("intake.plan.redo")}
              unavailable={!editor.canRedo && t("intake.plan.nothing")}
              onUnavailable={tell}
              onClick={editor.redo}
            >
              <Redo2 aria-hidden />
            </Button>
          </div>
        </div>
        <Side editor={editor}>{more?.(editor)}</Side>
        <div className="plan-bar">
          <Segmented
            legend={t("intake.plan.tapDoes")}
            options={(["choose", "draw"] as const).map((value) => ({
              value,
              label: t(`intake.plan.mode.${value}`),
            }))}
            value={editor.isDrawing ? "draw" : "choose"}
            onChange={(mode) => (mode === "draw" ? editor.draw() : editor.stopDrawing())}
          />
          <Button variant="primary" busy={saving.busy} unavailable={reason} onClick={() => saving.act(plan)}>
            {t("intake.plan.save")}
          </Button>
          <p className="plan-reason" role="status">
            {saving.error?.message || reason || t("intake.plan.notYet", { area: areaText(plan) })}
          </p>
        </div>
        <p id="plattegrond-toetsen" className="visually-hidden">
          {t("intake.plan.keys")}
        </p>
      </div>
    </Dialog>
  )
}

/** What there is to see: it grows with the plan, and fits it anew once a room is whole or measured, or an old drawing has its size. */
function useFrame(editor: Editor) {
  const isWide = useWide()
  const { plan, isDrawing, walk } = editor
  const beneath = plan.underlay ? cornersOf(plan.underlay) : []
  const size = plan.underlay?.width
  const isBusy = isDrawing || walk !== undefined
  const [known, setKnown] = useState({ isBusy, size, frame: frameOf(plan, !isWide, beneath) })
  const isNew = (known.isBusy && !isBusy) || known.size !== size
  const box = boxAround([...placesOf(plan.rooms), ...beneath])
  const frame = isNew ? frameOf(plan, !isWide, beneath) : grown(known.frame, box)
  if (frame !== known.frame || isBusy !== known.isBusy || size !== known.size)
    setKnown({ isBusy, size, frame })
  return frame
}

/** Why it can't be saved now. */
function whyNot({ plan }: Editor, isDirty: boolean): string | false {
  if (!plan.rooms.some(hasArea)) return say("intake.plan.noAreaYet")
  return !isDirty && say("intake.plan.nothingNew")
}

const areaText = ({ rooms }: Plan) =>
  formatQuantity(rooms.filter(hasArea).reduce((sum, { corners }) => sum + areaOf(corners), 0) / 1e6, 2)

/** The way back as everywhere, but for a field, which has its own; Escape lets go of what is chosen before it closes. */
function useEditorKeys(editor: Editor) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key === "Escape" && document.querySelectorAll("dialog[open]").length === 1) {
        if (!editor.isDrawing && !editor.chosen && !editor.walk && !editor.laying.kind) return
        event.preventDefault()
        if (editor.laying.kind) editor.laying.end()
        else if (editor.isDrawing) editor.stopDrawing()
        else editor.choose(undefined)
        return
      }
      if (!(event.ctrlKey || event.metaKey) || (event.target as Element).matches("input, select")) return
      const key = event.key.toLowerCase()
      if (key !== "z" && key !== "y") return
      event.preventDefault()
      if (key === "y" || event.shiftKey) editor.redo()
      else editor.undo()
    }
    document.addEventListener("keydown", press)
    return () => document.removeEventListener("keydown", press)
  })
}
