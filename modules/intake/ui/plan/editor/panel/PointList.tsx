import { Plus, Trash2 } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { parseDecimal } from "#src/shared/decimal.ts"
import { Button } from "#ui/kit/Button.tsx"
import { Disclosure } from "#ui/kit/Disclosure.tsx"
import { NumberField } from "#ui/kit/NumberField.tsx"
import { Segmented } from "#ui/kit/Segmented.tsx"
import { addCorner, moveCorner, placeFrom, setLength } from "../../../../plan/edit.ts"
import { wallLength } from "../../../../plan/geometry/walls.ts"
import { cornersIn, mostCorners, type PlanRoom } from "../../../../plan/schema.ts"
import type { Editor } from "../useEditor.ts"
import { Size, useFar } from "./Sizes.tsx"

/** The corners of a room in numbers: all that the canvas does, without a pointer. */
export function PointList({ editor, room }: { editor: Editor; room: PlanRoom }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const count = room.corners.length
  return (
    <Disclosure summary={t("intake.plan.points", { count })} open={isOpen} onToggle={setOpen}>
      {isOpen && (
        <div className="stack">
          <ol className="lines">
            {room.corners.map((_, corner) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a corner is known by its place.
              <PointRow key={corner} {...{ editor, room, corner }} />
            ))}
          </ol>
          <NewPoint editor={editor} room={room} />
        </div>
      )}
    </Disclosure>
  )
}

function PointRow({ editor, room, corner }: { editor: Editor; room: PlanRoom; corner: number }) {
  const { t } = useTranslation()
  const { x, y, wall } = room.corners[corner]!
  const number = corner + 1
  const name = `P${number}`
  const id = `plan-punt-${corner}`
  const far = useFar()
  const label = (words: string) => (
    <>
      {words} <span className="visually-hidden">{name}</span>
    </>
  )
  const put = (place: { x: number; y: number }) => editor.changeRoom(moveCorner(room, corner, place))
  return (
    <li className="plan-point">
      <strong>{name}</strong>
      <Size id={`${id}-x`} label={label("x")} value={x} {...far} onChange={(to) => put({ x: to, y })} />
      <Size id={`${id}-y`} label={label("y")} value={y} {...far} onChange={(to) => put({ x, y: to })} />
      {room.corners.length > 1 && (
        <Size
          id={`${id}-lengte`}
          label={t("intake.plan.toPoint", { number: (number % room.corners.length) + 1 })}
          value={wall.measured ?? Math.round(wallLength(room, corner))}
          confirms
          onChange={(length) => editor.changeRoom(setLength(room, corner, length))}
        />
      )}
      <Button
        variant="plain"
        aria-label={t("intake.plan.remove", { part: name })}
        onClick={() => editor.remove({ kind: "corner", room: room.id, corner })}
      >
        <Trash2 aria-hidden />
      </Button>
    </li>
  )
}

const ways = ["place", "angle"] as const
type Way = (typeof ways)[number]

/** After the last one: at a place, or so far from it at an angle. */
function NewPoint({ editor, room }: { editor: Editor; room: PlanRoom }) {
  const { t } = useTranslation()
  const last = room.corners.at(-1)
  const [way, setWay] = useState<Way>("angle")
  const [to, setTo] = useState({ x: last?.x ?? 0, y: last?.y ?? 0 })
  const [length, setLengthTo] = useState(1000)
  const [degrees, setDegrees] = useState("0")
  const far = useFar()
  const number = room.corners.length + 1
  const angle = parseDecimal(degrees)
  const isFull = cornersIn(editor.plan.rooms) >= mostCorners && t("intake.errors.planFull")
  const isWrong = way === "angle" && last && angle === undefined && t("intake.plan.angleWrong")
  function add() {
    const place = way === "angle" && last ? placeFrom(last, length, angle!) : to
    editor.changeRoom(addCorner(room, place))
  }
  return (
    <fieldset className="stack tight">
      <legend className="field-label">{t("intake.plan.newPoint", { number })}</legend>
      {last && (
        <Segmented
          legend={t("intake.plan.newPoint", { number })}
          options={ways.map((value) => ({ value, label: t(`intake.plan.way.${value}`) }))}
          value={way}
          onChange={setWay}
        />
      )}
      <div className="plan-pair">
        {way === "angle" && last ? (
          <>
            <Size
              id="plan-nieuw-lengte"
              label={t("intake.plan.length")}
              value={length}
              onChange={setLengthTo}
            />
            <NumberField
              id="plan-nieuw-hoek"
              label={t("intake.plan.angle")}
              unit="°"
              value={degrees}
              error={isWrong || undefined}
              onChange={setDegrees}
            />
          </>
        ) : (
          <>
            <Size id="plan-nieuw-x" label="x" value={to.x} {...far} onChange={(x) => setTo({ ...to, x })} />
            <Size id="plan-nieuw-y" label="y" value={to.y} {...far} onChange={(y) => setTo({ ...to, y })} />
          </>
        )}
      </div>
      {way === "angle" && last && <p className="field-hint">{t("intake.plan.angleHint")}</p>}
      <Button unavailable={isFull || isWrong || undefined} onClick={add}>
        <Plus aria-hidden size="1.2em" />
        {t("intake.plan.addPoint", { number })}
      </Button>
    </fieldset>
  )
}
