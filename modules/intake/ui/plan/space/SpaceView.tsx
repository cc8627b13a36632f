import { useMemo, useState } from "react"
import { useTranslation } from "react-i18next"
import { Dialog } from "#ui/kit/Dialog.tsx"
import { Segmented } from "#ui/kit/Segmented.tsx"
import { hasArea } from "../../../plan/geometry/measures.ts"
import type { Plan, PlanRoom } from "../../../plan/schema.ts"
import { floorText } from "../../rooms/floorText.ts"
import { FinishPanel } from "./FinishPanel.tsx"
import { Legend } from "./Legend.tsx"
import { NoSpace } from "./NoSpace.tsx"
import { PictureMenu } from "./PictureMenu.tsx"
import { RoomList } from "./RoomList.tsx"
import { Steering } from "./Steering.tsx"
import { type Space, useSpace, type Way } from "./useSpace.ts"

export interface SpaceViewProps {
  project: number
  /** The project was put away: nothing is kept with it any more. */
  closed?: boolean
  /** The floor that one was at. */
  plan: Plan
  /** All of the house, when there are several. */
  floors?: readonly Plan[]
  name: string
  /** With another finish, one that was tried out. Without it that holds as long as the view is open. */
  change?: (plan: Plan) => void
  onClose: () => void
}

const ways: readonly Way[] = ["around", "above", "walk"]

/** The plan as a house of walls and floors, to look at from all sides and to walk in. */
export default function SpaceView({
  project,
  closed = false,
  name,
  change,
  onClose,
  ...given
}: SpaceViewProps) {
  const { t } = useTranslation()
  const { house, put } = useTried(given.plan, given.floors, change)
  const [level, setLevel] = useState<number | "all">(given.plan.level)
  const plans = useMemo(
    () => (level === "all" ? house : house.filter((plan) => plan.level === level)),
    [house, level],
  )
  const [chosen, setChosen] = useState<string>()
  const [tries, setTries] = useState(0)
  const rooms = plans.flatMap((plan) => plan.rooms).filter(hasArea)
  const space = useSpace(plans, house, (room) => setChosen(room.id))
  const room = rooms.find(({ id }) => id === chosen) ?? rooms[0]

  return (
    <Dialog open size="full" onClose={onClose} title={t("intake.space.title", { name })}>
      <div className="space">
        <div className="space-head cluster tight">
          <Ways space={space} />
          {house.length > 1 && <Levels {...{ house, level, setLevel }} />}
          {room && (
            <FinishPanel {...{ rooms, room }} onChoose={setChosen} onChange={put} isKept={Boolean(change)} />
          )}
          <PictureMenu {...{ project, closed, name, space }} />
        </div>
        <Legend rooms={rooms} />
        <div className="space-room">
          <canvas
            key={tries}
            ref={space.setCanvas}
            tabIndex={0}
            role="img"
            aria-label={t("intake.space.canvas", { name })}
            aria-describedby="ruimte-toetsen"
          />
          <p id="ruimte-toetsen" className="visually-hidden">
            {t(space.way === "walk" ? "intake.space.keysWalk" : "intake.space.keys")}
          </p>
          {space.state === "ready" && <Steering space={space} />}
          <NoSpace state={space.state} onRetry={() => setTries(tries + 1)} onClose={onClose} />
        </div>
        <RoomList plans={plans} />
      </div>
    </Dialog>
  )
}

function Ways({ space }: { space: Space }) {
  const { t } = useTranslation()
  return (
    <Segmented
      legend={t("intake.space.way.legend")}
      options={ways.map((value) => ({ value, label: t(`intake.space.way.${value}`) }))}
      value={space.way}
      onChange={space.go}
    />
  )
}

interface LevelsProps {
  house: readonly Plan[]
  level: number | "all"
  setLevel: (level: number | "all") => void
}

function Levels({ house, level, setLevel }: LevelsProps) {
  const { t } = useTranslation()
  return (
    <Segmented
      legend={t("intake.space.level.legend")}
      options={[
        { value: "all", label: t("intake.space.level.all") },
        ...house.map((plan) => ({ value: String(plan.level), label: floorText(plan.level) })),
      ]}
      value={String(level)}
      onChange={(value) => setLevel(value === "all" ? "all" : Number(value))}
    />
  )
}

/** The floors of the house, the lowest first, with the finish that one tries out. */
function useTried(plan: Plan, floors: readonly Plan[] = [], change?: (plan: Plan) => void) {
  const [tried, setTried] = useState<readonly Plan[]>([])
  const house = useMemo(() => {
    const drawn = [plan, ...floors.filter(({ level }) => level !== plan.level)]
    const now = drawn.map((one) => (!change && tried.find(({ level }) => level === one.level)) || one)
    return now.toSorted((one, other) => one.level - other.level)
  }, [plan, floors, tried, change])
  function put(room: PlanRoom) {
    const of = house.find(({ rooms }) => rooms.some(({ id }) => id === room.id))!
    const next = { ...of, rooms: of.rooms.map((one) => (one.id === room.id ? room : one)) }
    if (change) change(next)
    else setTried([next, ...tried.filter(({ level }) => level !== next.level)])
  }
  return { house, put }
}
