import { ArrowLeft } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import { setLength } from "../../../../plan/edit.ts"
import { wallLength } from "../../../../plan/geometry/walls.ts"
import type { PlanRoom } from "../../../../plan/schema.ts"
import { highestWall } from "../../../../rooms/schema.ts"
import type { Editor } from "../useEditor.ts"
import { PanelHead } from "./PanelHead.tsx"
import { Size, Sizes } from "./Sizes.tsx"
import { usePhotoSizes } from "./usePhotoSizes.ts"

/** The lengths of a room, wall after wall as one walks round it, and its height at the end. */
export function Walk({ editor, room, wall }: { editor: Editor; room: PlanRoom; wall: number }) {
  const { t } = useTranslation()
  const count = room.corners.length
  const isHeight = wall >= count
  const done = () => editor.choose({ kind: "room", room: room.id })
  const next = () => (isHeight ? done() : editor.measureAt(wall + 1))
  const set = (size: number) =>
    editor.changeRoom(isHeight ? { ...room, height: size } : setLength(room, wall, size))
  const photo = usePhotoSizes()
  const suggested = (isHeight ? photo.high : photo.wall)((size) => {
    set(size)
    next()
  })
  return (
    <Sizes key={wall} onReady={done} suggestions={{ "plan-maat": suggested }}>
      <div className="stack">
        <PanelHead
          title={isHeight ? t("intake.plan.height") : t("intake.plan.wallOf", { number: wall + 1, count })}
          aside={
            wall > 0 && (
              <Button
                variant="plain"
                aria-label={t("intake.plan.previous")}
                onClick={() => editor.measureAt(wall - 1)}
              >
                <ArrowLeft aria-hidden size="1.2em" />
              </Button>
            )
          }
          close={done}
        />
        {isHeight ? (
          <Size
            id="plan-maat"
            autoFocus
            label={t("intake.plan.height")}
            value={room.height}
            most={highestWall}
            wrong={t("intake.errors.planHeight")}
            onChange={set}
            onDone={next}
          />
        ) : (
          <Size
            id="plan-maat"
            autoFocus
            label={t("intake.plan.length")}
            value={room.corners[wall]!.wall.measured ?? Math.round(wallLength(room, wall))}
            confirms
            onChange={set}
            onDone={next}
          />
        )}
      </div>
    </Sizes>
  )
}
