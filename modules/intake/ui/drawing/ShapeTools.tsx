import { Circle, MousePointer2, MoveUpRight, Ruler, Trash2, Type } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import { Segmented } from "#ui/kit/Segmented.tsx"
import { toast } from "#ui/lib/toast.ts"
import { outlines, paints } from "../../drawing/paints.ts"
import { colours } from "../../drawing/shapes.ts"
import { StepButtons } from "./StepButtons.tsx"
import { ToolLabel } from "./ToolLabel.tsx"
import type { Drawing, Tool } from "./useDrawing.ts"

const icons = { choose: MousePointer2, arrow: MoveUpRight, circle: Circle, text: Type, measure: Ruler }
export const tools = Object.keys(icons) as Tool[]

/** What one draws with, in which colour, and the way back. */
export function ShapeTools({ drawing }: { drawing: Drawing }) {
  const { t } = useTranslation()
  const { tool, colour, chosen, shapes } = drawing
  const say = (reason: string) => toast({ title: reason })
  return (
    <>
      <div className="drawing-kinds">
        <Segmented
          legend={t("intake.drawing.tools")}
          options={tools.map((value) => ({
            value,
            label: <ToolLabel icon={icons[value]} name={t(`intake.drawing.tool.${value}`)} />,
          }))}
          value={tool}
          onChange={drawing.take}
        />
      </div>
      <Segmented
        legend={t("intake.drawing.colours")}
        options={colours.map((value) => ({
          value,
          label: (
            <>
              <span
                className="drawing-paint"
                style={{ background: paints[value], borderColor: outlines[value] }}
              />
              <span className="visually-hidden">{t(`intake.drawing.colour.${value}`)}</span>
            </>
          ),
        }))}
        value={chosen === undefined ? colour : shapes[chosen]!.colour}
        onChange={drawing.paint}
      />
      <div className="drawing-ways row tight">
        <StepButtons {...drawing} />
        <Button
          variant="danger"
          aria-label={t("intake.drawing.remove")}
          unavailable={chosen === undefined && t("intake.drawing.chooseFirst")}
          onUnavailable={say}
          onClick={() => chosen !== undefined && drawing.remove(chosen)}
        >
          <Trash2 aria-hidden />
        </Button>
      </div>
    </>
  )
}
