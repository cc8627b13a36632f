import { Trash2 } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import { Segmented } from "#ui/kit/Segmented.tsx"
import { openingOf } from "../../../../plan/drag.ts"
import { putOpening } from "../../../../plan/edit.ts"
import type { Target } from "../../../../plan/geometry/target.ts"
import { wallLength } from "../../../../plan/geometry/walls.ts"
import { type PlanOpening, type PlanRoom, swings } from "../../../../plan/schema.ts"
import { highestWall } from "../../../../rooms/schema.ts"
import type { Editor } from "../useEditor.ts"
import { PanelHead } from "./PanelHead.tsx"
import { Size, Sizes } from "./Sizes.tsx"
import { usePhotoSizes } from "./usePhotoSizes.ts"

interface OpeningPanelProps {
  editor: Editor
  room: PlanRoom
  target: Extract<Target, { kind: "opening" }>
}

/** A door, a window or an opening that is chosen: where it is in its wall, how large, and which way it turns. */
export function OpeningPanel({ editor, room, target }: OpeningPanelProps) {
  const { t } = useTranslation()
  const { wall } = target
  const opening = openingOf(room, target)!
  const { kind, at, width, height, sill, hinge, inwards } = opening
  const length = Math.round(wallLength(room, wall))
  const number = wall + 1
  const word = t(`intake.plan.kind.${kind}`)
  const after = (number % room.corners.length) + 1
  const put = (change: Partial<PlanOpening>) =>
    editor.changeRoom(putOpening(room, wall, { ...opening, ...change }))
  const photo = usePhotoSizes()
  const suggestions = {
    "plan-breedte": [...photo.both(put), ...photo.width((wide) => put({ width: wide }))],
    "plan-hoogte": [...photo.both(put), ...photo.height((tall) => put({ height: tall }))],
  }
  const high = { most: highestWall, wrong: t("intake.errors.planHeight") }
  return (
    <Sizes suggestions={suggestions}>
      <div className="stack">
        <PanelHead
          title={t("intake.plan.inWall", { kind: word, number })}
          close={() => editor.choose({ kind: "wall", room: room.id, wall })}
        />
        <div className="plan-pair">
          <Size
            id="plan-van"
            label={t("intake.plan.fromCorner", { number })}
            value={at}
            signed
            onChange={(from) => put({ at: from })}
          />
          <Size
            id="plan-tot"
            label={t("intake.plan.fromCorner", { number: after })}
            value={length - at - width}
            signed
            onChange={(from) => put({ at: length - from - width })}
          />
          <Size
            id="plan-breedte"
            label={t("intake.plan.width")}
            value={width}
            onChange={(wide) => put({ width: wide })}
          />
          <Size
            id="plan-hoogte"
            label={t("intake.plan.height")}
            value={height}
            {...high}
            onChange={(tall) => put({ height: tall })}
          />
          {kind !== "door" && (
            <Size
              id="plan-borst"
              label={t("intake.plan.sill")}
              value={sill}
              signed
              {...high}
              onChange={(from) => put({ sill: Math.max(0, from) })}
            />
          )}
        </div>
        {kind === "door" && (
          <div className="stack tight">
            <p className="field-label flush">{t("intake.plan.hinge")}</p>
            <Segmented
              legend={t("intake.plan.hinge")}
              options={swings.map((value) => ({ value, label: t(`intake.plan.swing.${value}`) }))}
              value={hinge}
              onChange={(side) => put({ hinge: side })}
            />
            <p className="field-label flush">{t("intake.plan.turns")}</p>
            <Segmented
              legend={t("intake.plan.turns")}
              options={(["in", "out"] as const).map((value) => ({
                value,
                label: t(`intake.plan.turn.${value}`),
              }))}
              value={inwards ? "in" : "out"}
              onChange={(way) => put({ inwards: way === "in" })}
            />
          </div>
        )}
        <Button variant="danger" onClick={() => editor.remove(target)}>
          <Trash2 aria-hidden size="1.2em" />
          {t("intake.plan.remove", { part: word })}
        </Button>
      </div>
    </Sizes>
  )
}
