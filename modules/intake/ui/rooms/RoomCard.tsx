import { Pencil, Trash2 } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Badge } from "#ui/kit/Badge.tsx"
import { Button } from "#ui/kit/Button.tsx"
import { Card } from "#ui/kit/Card.tsx"
import { formatMoment } from "#ui/lib/format.ts"
import { metresText } from "../../rooms/measures.ts"
import { floorText } from "./floorText.ts"
import { RoomMeasures } from "./RoomMeasures.tsx"
import type { ShownRoom } from "./useRooms.ts"

interface RoomCardProps {
  room: ShownRoom
  /** The project was put away. */
  closed: boolean
  change: () => void
  remove: () => void
}

/** A room with its sizes, what follows from them, and who measured it. */
export function RoomCard({ room, closed, change, remove }: RoomCardProps) {
  const { t } = useTranslation()
  const { name, floor, length, width, height, openings, measuredAt, measuredBy, underway } = room
  const sizes = [length, width, height].map(metresText).join(" x ")
  return (
    <Card
      level={3}
      title={name}
      aside={underway && <Badge tone="info">{t("intake.rooms.underway")}</Badge>}
      className="stack"
    >
      <p>{`${floorText(floor)}, ${sizes} m`}</p>
      {openings.length > 0 && (
        <ul className="plain">
          {openings.map(({ kind, width, height, count }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they have no name.
            <li key={at} className="muted">
              {`${count} x ${t(`intake.rooms.opening.${kind}`).toLowerCase()} ${metresText(width)} x ${metresText(height)}`}
            </li>
          ))}
        </ul>
      )}
      <RoomMeasures size={room} />
      <div className="split">
        <p className="muted">{`${measuredBy}, ${formatMoment(measuredAt)}`}</p>
        {!closed && (
          <div className="row tight">
            <Button onClick={change}>
              <Pencil aria-hidden size="1.2em" />
              {t("intake.rooms.edit")} <span className="visually-hidden">{name}</span>
            </Button>
            <Button variant="plain" aria-label={t("intake.rooms.remove", { name })} onClick={remove}>
              <Trash2 aria-hidden />
            </Button>
          </div>
        )}
      </div>
    </Card>
  )
}
