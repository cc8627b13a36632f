import { AppWindow, DoorOpen, RectangleHorizontal, Spline } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Badge } from "#ui/kit/Badge.tsx"
import { Button } from "#ui/kit/Button.tsx"
import { newKey } from "#ui/lib/newKey.ts"
import { toast } from "#ui/lib/toast.ts"
import { lengthText } from "../../../../drawing/lengths.ts"
import { changeWall, putOpening, setLength, splitWall } from "../../../../plan/edit.ts"
import { plus, scaled } from "../../../../plan/geometry/vectors.ts"
import { wallLength, wallLine } from "../../../../plan/geometry/walls.ts"
import {
  mostOpenings,
  openingKinds,
  type PlanOpening,
  type PlanRoom,
  thickestWall,
} from "../../../../plan/schema.ts"
import type { Editor } from "../useEditor.ts"
import { PanelHead } from "./PanelHead.tsx"
import { Size, Sizes } from "./Sizes.tsx"
import { usePhotoSizes } from "./usePhotoSizes.ts"

const icons = { door: DoorOpen, window: AppWindow, opening: RectangleHorizontal }

/** As they usually are; millimetres. */
const usual: Record<PlanOpening["kind"], Pick<PlanOpening, "width" | "height" | "sill">> = {
  door: { width: 880, height: 2115, sill: 0 },
  window: { width: 1200, height: 900, sill: 1100 },
  opening: { width: 900, height: 2115, sill: 0 },
}

/** A wall that is chosen: how long and thick it is, and what is in it. */
export function WallPanel({ editor, room, wall }: { editor: Editor; room: PlanRoom; wall: number }) {
  const { t } = useTranslation()
  const number = wall + 1
  const { measured, thickness, openings } = room.corners[wall]!.wall
  const length = Math.round(wallLength(room, wall))
  const setTo = (millimetres: number) => editor.changeRoom(setLength(room, wall, millimetres))
  const photo = usePhotoSizes()
  const isFull = openings.length >= mostOpenings && t("intake.plan.wallFull", { most: mostOpenings })

  function add(kind: PlanOpening["kind"]) {
    const { width, ...sizes } = usual[kind]
    const fits = Math.min(width, length)
    const opening: PlanOpening = {
      ...{ id: newKey(), kind, ...sizes, width: fits, at: Math.round((length - fits) / 2) },
      ...{ hinge: "left", inwards: true },
    }
    editor.changeRoom(putOpening(room, wall, opening))
    editor.choose({ kind: "opening", room: room.id, wall, opening: opening.id })
  }
  function split() {
    const { from, to } = wallLine(room, wall)
    editor.changeRoom(splitWall(room, wall, scaled(plus(from, to), 0.5)))
    editor.choose({ kind: "corner", room: room.id, corner: wall + 1 })
  }
  return (
    <Sizes suggestions={{ "plan-lengte": photo.wall(setTo) }}>
      <div className="stack">
        <PanelHead
          title={t("intake.plan.wall", { number })}
          aside={
            <Badge tone={measured === null ? "neutral" : "ok"}>
              {t(measured === null ? "intake.plan.drawn" : "intake.plan.measured")}
            </Badge>
          }
          close={() => editor.choose(undefined)}
        />
        <div className="plan-pair">
          <Size
            id="plan-lengte"
            label={t("intake.plan.length")}
            value={measured ?? length}
            confirms
            onChange={setTo}
          />
          <Size
            id="plan-dikte"
            label={t("intake.plan.thickness")}
            value={thickness}
            most={thickestWall}
            wrong={t("intake.errors.planThickness")}
            onChange={(millimetres) => editor.changeRoom(changeWall(room, wall, { thickness: millimetres }))}
          />
        </div>
        <div className="cluster tight">
          {openingKinds.map((kind) => {
            const Icon = icons[kind]
            return (
              <Button
                key={kind}
                unavailable={isFull}
                onUnavailable={(title) => toast({ title })}
                onClick={() => add(kind)}
              >
                <Icon aria-hidden size="1.2em" />
                {t(`intake.plan.kind.${kind}`)}
              </Button>
            )
          })}
          <Button variant="plain" onClick={split}>
            <Spline aria-hidden size="1.2em" />
            {t("intake.plan.split")}
          </Button>
          {measured !== null && (
            <Button variant="plain" onClick={() => editor.changeRoom(setLength(room, wall, null))}>
              {t("intake.plan.forget")}
            </Button>
          )}
        </div>
        {openings.length > 0 && (
          <ul className="lines">
            {openings.map(({ id, kind, width, height }) => (
              <li key={id}>
                <button
                  type="button"
                  className="plan-row touch"
                  onClick={() => editor.choose({ kind: "opening", room: room.id, wall, opening: id })}
                >
                  <span>{t(`intake.plan.kind.${kind}`)}</span>
                  <span className="muted">{`${lengthText(width)} x ${lengthText(height)}`}</span>
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Sizes>
  )
}
