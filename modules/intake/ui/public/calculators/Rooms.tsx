import { Plus, Trash2 } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import { Card } from "#ui/kit/Card.tsx"
import { TextField } from "#ui/kit/TextField.tsx"
import { newKey } from "#ui/lib/newKey.ts"
import { longestRoomName, mostRooms, type TakenMeasure } from "../../../calculators/choices.ts"
import { emptyRoom } from "../../../calculators/nothingTyped.ts"
import { measureSizes } from "../../../calculators/rooms.ts"
import type { Room } from "../../../calculators/schema.ts"
import { fieldOf } from "./fieldOf.ts"
import type { PartProps, TakenRoomProps } from "./part.ts"
import { roomName } from "./roomName.ts"
import { SizeField } from "./SizeField.tsx"

interface RoomsProps {
  typed: Pick<PartProps["typed"], "rooms">
  change: PartProps["change"]
  measured: PartProps["measured"]
  /** What is reckoned with of a room that was measured. */
  needs: readonly TakenMeasure[]
}

/** The rooms that several calculators reckon with. */
export function Rooms({ typed: { rooms }, change, measured, needs }: RoomsProps) {
  const { t } = useTranslation()
  const full = rooms.length >= mostRooms && t("intake.calculators.rooms.full", { most: mostRooms })
  const set = (index: number, next: Partial<Room>, said?: string) =>
    change({ rooms: rooms.with(index, { ...rooms[index]!, ...next }) }, said)

  function add() {
    const room = emptyRoom(newKey())
    change({ rooms: [...rooms, room] })
    requestAnimationFrame(() => document.getElementById(`room-${room.id}-name`)?.focus())
  }
  function remove(index: number) {
    const name = roomName({ name: rooms[index]!.name, number: index + 1 })
    change({ rooms: rooms.toSpliced(index, 1) }, t("intake.calculators.rooms.removed", { name }))
    document.getElementById("room-add")?.focus()
  }

  return (
    <Card title={t("intake.calculators.rooms.title")} className="stack">
      <p className="muted">{t("intake.calculators.rooms.intro")}</p>
      <ul className="lines roomy">
        {rooms.map((room, index) => (
          <li key={room.id}>
            <RoomFields
              {...{ room, index, measured, needs }}
              set={(next, said) => set(index, next, said)}
              remove={rooms.length > 1 ? () => remove(index) : undefined}
            />
          </li>
        ))}
      </ul>
      <div className="cluster">
        <Button id="room-add" unavailable={full} onClick={add}>
          <Plus aria-hidden size="1.2em" />
          {t("intake.calculators.rooms.add")}
        </Button>
        {measured && <measured.ChooseRooms rooms={rooms} change={change} />}
      </div>
      {full && <p className="muted">{full}</p>}
    </Card>
  )
}

interface RoomFieldsProps extends TakenRoomProps {
  index: number
  measured: RoomsProps["measured"]
  /** The last one stays. */
  remove?: () => void
}

function RoomFields({ room, index, needs, set, measured, remove }: RoomFieldsProps) {
  const { t } = useTranslation()
  const id = `room-${room.id}`
  const name = roomName({ name: room.name, number: index + 1 })
  return (
    <fieldset className="calculator-room stack" aria-label={name}>
      <div className="toolbar">
        <div className="fill">
          <TextField
            id={`${id}-name`}
            label={t("intake.calculators.rooms.name")}
            optional
            placeholder={t("intake.calculators.rooms.numbered", { number: index + 1 })}
            autoComplete="off"
            maxLength={longestRoomName}
            value={room.name}
            onChange={(value) => set({ name: value })}
          />
        </div>
        {remove && (
          <Button
            variant="plain"
            aria-label={t("intake.calculators.rooms.remove", { name })}
            onClick={remove}
          >
            <Trash2 aria-hidden size="1.3em" />
          </Button>
        )}
      </div>
      {room.taken && measured ? (
        <measured.TakenRoom {...{ room, needs, set }} />
      ) : (
        <Sizes id={id} room={room} set={set} />
      )}
    </fieldset>
  )
}

function Sizes({ id, room, set }: Pick<RoomFieldsProps, "room" | "set"> & { id: string }) {
  const { t } = useTranslation()
  const field = fieldOf(id, room, measureSizes(room).faults, set)
  return (
    <div className="calculator-sizes">
      {sizes.map((size) => (
        <SizeField
          key={size}
          {...field(size)}
          label={t(`intake.calculators.rooms.${size}`)}
          optional={size === "height"}
          unit="m"
        />
      ))}
    </div>
  )
}

const sizes = ["length", "width", "height"] as const
