import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import { Notice } from "#ui/kit/Notice.tsx"
import { outbox } from "#ui/outbox/outbox.ts"
import { metresText } from "../../rooms/measures.ts"
import type { Room } from "../../rooms/schema.ts"
import type { RoomOutgoing } from "./senders.ts"
import { keepRoom } from "./useRooms.ts"

/** What was measured here and the server did not take: it stays until somebody chooses. */
export function RefusedRoom({ item, known }: { item: RoomOutgoing; known: readonly Room[] }) {
  const { t } = useTranslation()
  const { project, id, room } = item.payload
  const theirs = known.find((one) => one.id === id)
  const sizes = [room.length, room.width, room.height].map(metresText).join(" x ")
  const drop = () => outbox.remove([item.key])

  /** On top of what is there now, or as a new one where nothing is. */
  async function insist() {
    await drop()
    await keepRoom({ project, id }, room, { after: theirs?.version ?? null, removed: room.removed })
  }
  return (
    <Notice tone="warn">
      <p>
        <strong>
          {t(room.removed ? "intake.rooms.refused.removed" : "intake.rooms.refused.saved", {
            name: room.name,
            sizes,
          })}
        </strong>{" "}
        {item.error}
      </p>
      <div className="cluster tight">
        {item.code === "intake.roomMeanwhile" && (
          <Button onClick={insist}>{t("intake.rooms.refused.insist")}</Button>
        )}
        <Button variant="plain" onClick={drop}>
          {t("intake.rooms.refused.drop")}
        </Button>
      </div>
    </Notice>
  )
}
