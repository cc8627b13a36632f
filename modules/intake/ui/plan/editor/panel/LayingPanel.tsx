import { RotateCw } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { formatQuantity } from "#src/shared/euro.ts"
import { Button } from "#ui/kit/Button.tsx"
import { Slider } from "#ui/kit/Slider.tsx"
import { Switch } from "#ui/kit/Switch.tsx"
import type { Underlay } from "../../../../plan/schema.ts"
import { cornersOf, quarter, slantOf, turnedBy, withScale } from "../../../../plan/underlay.ts"
import type { Editor } from "../useEditor.ts"
import { PanelHead } from "./PanelHead.tsx"
import { Size, Sizes } from "./Sizes.tsx"

/** While an old drawing is laid: the known length that gives it its scale, or its place. */
export const LayingPanel = ({ editor, underlay }: LayingPanelProps) =>
  editor.laying.kind === "scale" ? (
    <ScalePanel editor={editor} />
  ) : (
    <PlacePanel editor={editor} underlay={underlay} />
  )

interface LayingPanelProps {
  editor: Editor
  underlay: Underlay
}

/** A line that is further off, in hundredths of a degree, may well be meant so. */
const crooked = 10_00

const field = "plan-bekend"

function ScalePanel({ editor: { laying } }: { editor: Editor }) {
  const { t } = useTranslation()
  const [wish, setStraight] = useState<boolean>()
  const [from, to] = laying.places
  const slant = from && to ? slantOf(from, to) : 0
  const isStraight = wish ?? Math.abs(slant) <= crooked
  return (
    <Sizes>
      <div className="stack tight">
        <PanelHead title={t("intake.plan.underlay.scale")} close={laying.end} />
        <p role="status" className={to && "visually-hidden"}>
          {t(`intake.plan.underlay.point.${!from ? "from" : !to ? "to" : "both"}`)}
        </p>
        {to && (
          <>
            <Size
              // With other ends it is asked anew.
              key={JSON.stringify(laying.places)}
              id={field}
              autoFocus
              label={t("intake.plan.underlay.point.both")}
              onChange={(millimetres) => {
                const fault = laying.scale(millimetres, isStraight)
                return fault && t(`intake.plan.underlay.fault.${fault}`)
              }}
            />
            <p className="field-hint">{t("intake.plan.underlay.again")}</p>
            {slant !== 0 && (
              <Switch
                id="plan-recht"
                label={t("intake.plan.underlay.straight")}
                checked={isStraight}
                onChange={setStraight}
              />
            )}
            {/* Who leaves the field has filled it in; only where there is nothing to keep this is still there. */}
            <Button variant="primary" onClick={() => document.getElementById(field)?.focus()}>
              {t("intake.plan.ready")}
            </Button>
          </>
        )}
      </div>
    </Sizes>
  )
}

/** So far by the slider, to either side; hundredths of a degree. */
const furthest = 15_00

function PlacePanel({ editor, underlay }: LayingPanelProps) {
  const { t } = useTranslation()
  const slant = underlay.turn - Math.round(underlay.turn / quarter) * quarter
  const turn = (by: number, name?: string) => editor.lay(turnedBy(underlay, by), name)
  function widen(millimetres: number) {
    const [from, to] = cornersOf(underlay)
    const scaled = withScale(underlay, from!, to!, millimetres)
    if (typeof scaled === "string") return t(`intake.plan.underlay.fault.${scaled}`)
    return editor.lay(scaled)
  }
  return (
    <Sizes>
      <div className="stack">
        <PanelHead title={t("intake.plan.underlay.place")} close={editor.laying.end} />
        <p role="status">{t("intake.plan.underlay.move")}</p>
        <Slider
          id="plan-scheef"
          label={t("intake.plan.underlay.slant")}
          {...{ min: -furthest, max: furthest, step: 10 }}
          value={Math.max(-furthest, Math.min(furthest, slant))}
          text={`${formatQuantity(slant / 100, 1)}°`}
          onChange={(to) => turn(to - slant, "slant")}
        />
        <div className="cluster tight">
          <Button onClick={() => turn(quarter)}>
            <RotateCw aria-hidden size="1.2em" />
            {t("intake.plan.underlay.quarter")}
          </Button>
          <Button variant="primary" onClick={editor.laying.end}>
            {t("intake.plan.ready")}
          </Button>
        </div>
        <Size
          id="plan-fotobreedte"
          label={t("intake.plan.underlay.width")}
          value={underlay.width}
          confirms
          onChange={widen}
        />
      </div>
    </Sizes>
  )
}
