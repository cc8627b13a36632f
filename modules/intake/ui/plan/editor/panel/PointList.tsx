import { Plus, Trash2 } from "lucide-react"
import { memo, type RefObject, useRef, useState } from "react"
import { useTranslation } from "react-i18next"
import { parseDecimal } from "#src/shared/decimal.ts"
import { Button } from "#ui/kit/Button.tsx"
import { Disclosure } from "#ui/kit/Disclosure.tsx"
import { NumberField } from "#ui/kit/NumberField.tsx"
import { Segmented } from "#ui/kit/Segmented.tsx"
import { toast } from "#ui/lib/toast.ts"
import { useGrowing } from "#ui/lib/useGrowing.ts"
import { addCorner, moveCorner, placeFrom, setLength } from "../../../../plan/edit.ts"
import { wallLength } from "../../../../plan/geometry/walls.ts"
import { type Corner, cornersIn, mostCorners, type PlanRoom, type Point } from "../../../../plan/schema.ts"
import type { Editor } from "../useEditor.ts"
import { Size, useFar } from "./Sizes.tsx"

interface PointListProps {
  editor: Editor
  room: PlanRoom
}

/** The corners of a room in numbers: all that the canvas does, without a pointer. */
export function PointList({ editor, room }: PointListProps) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  return (
    <Disclosure
      summary={t("intake.plan.points", { count: room.corners.length })}
      open={isOpen}
      onToggle={setOpen}
    >
      {isOpen && (
        <div className="stack">
          <Points {...{ editor, room }} />
          <NewPoint {...{ editor, room }} />
        </div>
      )}
    </Disclosure>
  )
}

function Points({ editor, room }: PointListProps) {
  const { corners } = room
  const latest = useRef({ editor, room })
  latest.current = { editor, room }
  return (
    <ol className="lines">
      {useGrowing(corners, room.id).map((corner, index) => (
        <PointRow
          // biome-ignore lint/suspicious/noArrayIndexKey: a corner is known by its place.
          key={index}
          {...{ latest, corner, index }}
          next={corners.length > 1 ? (index + 1) % corners.length : undefined}
          length={Math.round(wallLength(room, index))}
        />
      ))}
    </ol>
  )
}

interface PointRowProps {
  latest: RefObject<PointListProps>
  corner: Corner
  index: number
  /** Where its wall goes, and how long that is drawn. */
  next: number | undefined
  length: number
}

/** Of hundreds only those are drawn anew that change. */
const PointRow = memo(({ latest, corner: { x, y, wall }, index, next, length }: PointRowProps) => {
  const { t } = useTranslation()
  const name = `P${index + 1}`
  const id = `plan-punt-${index}`
  const far = useFar()
  const label = (words: string) => (
    <>
      {words} <span className="visually-hidden">{name}</span>
    </>
  )
  const change = (made: (room: PlanRoom) => PlanRoom) =>
    latest.current.editor.changeRoom(made(latest.current.room))
  const put = (place: Point) => change((room) => moveCorner(room, index, place))
  return (
    <li className="plan-point">
      <strong>{name}</strong>
      <Size id={`${id}-x`} label={label("x")} value={x} {...far} onChange={(to) => put({ x: to, y })} />
      <Size id={`${id}-y`} label={label("y")} value={y} {...far} onChange={(to) => put({ x, y: to })} />
      {next !== undefined && (
        <Size
          id={`${id}-lengte`}
          label={t("intake.plan.toPoint", { number: next + 1 })}
          value={wall.measured ?? length}
          confirms
          onChange={(typed) => change((room) => setLength(room, index, typed))}
        />
      )}
      <Button
        variant="plain"
        aria-label={t("intake.plan.remove", { part: name })}
        onClick={() => {
          const { editor, room } = latest.current
          editor.remove({ kind: "corner", room: room.id, corner: index })
        }}
      >
        <Trash2 aria-hidden />
      </Button>
    </li>
  )
})

const ways = ["place", "angle"] as const
type Way = (typeof ways)[number]

/** After the last one: at a place, or so far from it at an angle. */
function NewPoint({ editor, room }: PointListProps) {
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
      <Button
        unavailable={isFull || isWrong || undefined}
        onUnavailable={(title) => toast({ title })}
        onClick={add}
      >
        <Plus aria-hidden size="1.2em" />
        {t("intake.plan.addPoint", { number })}
      </Button>
    </fieldset>
  )
}
