import { RotateCw } from "lucide-react"
import { useTranslation } from "react-i18next"
import { formatQuantity } from "#src/shared/euro.ts"
import { Button } from "#ui/kit/Button.tsx"
import { Select } from "#ui/kit/Select.tsx"
import { TextField } from "#ui/kit/TextField.tsx"
import { type Known, things } from "../../perspective/known.ts"
import type { Measuring } from "./useMeasuring.ts"
import { nameOf, own, sizeIn } from "./useThing.ts"

/** What in the photo has a size that one knows. */
export function ThingFields({ measuring: { thing, turn, plane } }: { measuring: Measuring }) {
  const { t } = useTranslation()
  const { typed, set } = thing
  const canTurn = typeof plane === "object" && plane.known.width !== plane.known.height
  return (
    <div className="perspective-thing stack tight">
      <Select
        id="meten-bekend"
        label={t("intake.perspective.known")}
        value={typed.thing}
        onChange={(chosen) => set({ thing: chosen })}
        options={[
          ...things.map((each) => ({
            value: nameOf(each),
            label: t(`intake.perspective.thing.${each.kind}`, { size: sizeText(each) }),
          })),
          { value: own, label: t("intake.perspective.thing.own") },
        ]}
      />
      {typed.thing === own && (
        <div className="perspective-own stack tight">
          {(["width", "height"] as const).map((side) => (
            <TextField
              key={side}
              id={`meten-${side}`}
              label={t(`intake.perspective.${side}`)}
              error={
                typed[side].trim() !== "" && sizeIn(typed[side]) === undefined
                  ? t("intake.perspective.sizeWrong")
                  : undefined
              }
              value={typed[side]}
              inputMode="decimal"
              autoComplete="off"
              onChange={(text) => set({ [side]: text })}
            />
          ))}
        </div>
      )}
      {canTurn && (
        <Button className="button-small" onClick={turn}>
          <RotateCw aria-hidden size="1.2em" />
          {t("intake.perspective.turn")}
        </Button>
      )}
    </div>
  )
}

/** '21 × 29,7' centimetres. */
export const sizeText = ({ width, height }: Pick<Known, "width" | "height">) =>
  `${formatQuantity(width / 10)} × ${formatQuantity(height / 10)}`
