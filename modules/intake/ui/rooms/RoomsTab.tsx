import { Plus, Ruler } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { reaches } from "#src/shared/roles.ts"
import { Button } from "#ui/kit/Button.tsx"
import { Card } from "#ui/kit/Card.tsx"
import { EmptyState } from "#ui/kit/EmptyState.tsx"
import { Loaded } from "#ui/kit/Loaded.tsx"
import { Skeleton } from "#ui/kit/Skeleton.tsx"
import { useSignedIn } from "#ui/lib/session.ts"
import { together } from "../../rooms/measures.ts"
import { ToCalculators } from "../calculators/ToCalculators.tsx"
import type { TabProps } from "../tabs.ts"
import { MeasuredCard } from "./MeasuredCard.tsx"
import { RefusedRoom } from "./RefusedRoom.tsx"
import { RoomCard } from "./RoomCard.tsx"
import { RoomDialog } from "./RoomDialog.tsx"
import { Measures } from "./RoomMeasures.tsx"
import { roomChanges } from "./roomChanges.ts"
import { type ShownRoom, useRooms } from "./useRooms.ts"

/** The rooms of a job, measured on site; the office takes them over into the quotation. */
export function RoomsTab({ project, closed }: TabProps) {
  const { t } = useTranslation()
  const office = reaches(useSignedIn().role, "manager")
  const { read, known, refused } = useRooms(project)
  const [open, setOpen] = useState<ShownRoom | "new">()
  const changes = roomChanges(project)
  const close = () => setOpen(undefined)
  const add = !closed && (
    <Button variant="primary" onClick={() => setOpen("new")}>
      <Plus aria-hidden size="1.2em" />
      {t("intake.rooms.add")}
    </Button>
  )
  return (
    <div className="stack roomy">
      {refused.map((item) => (
        <RefusedRoom key={item.key} {...{ item, known }} />
      ))}
      <Loaded from={read} skeleton={<Skeleton lines={2} height="14rem" />}>
        {(rooms) =>
          rooms.length === 0 ? (
            <EmptyState icon={Ruler} title={t("intake.rooms.empty")} action={add}>
              {t("intake.rooms.emptyText")}
            </EmptyState>
          ) : (
            <>
              <div className="split">
                <h2>{t("intake.rooms.title")}</h2>
                {add}
              </div>
              <div className="cards">
                {rooms.map((room) => (
                  <RoomCard
                    key={room.id}
                    {...{ room, closed }}
                    change={() => setOpen(room)}
                    remove={() => void changes.remove(room)}
                  />
                ))}
              </div>
              {rooms.length > 1 && (
                <Card level={3} title={t("intake.rooms.together", { count: rooms.length })}>
                  <Measures measures={together(rooms)} />
                </Card>
              )}
              <p className="muted">{t("intake.rooms.rule")}</p>
              <p>
                <ToCalculators project={project} />
              </p>
            </>
          )
        }
      </Loaded>
      {office && !closed && <MeasuredCard project={project} />}
      {open === "new" && <RoomDialog save={changes.add} onClose={close} />}
      {open && open !== "new" && (
        <RoomDialog room={open} save={(form) => changes.change(open, form)} onClose={close} />
      )}
    </div>
  )
}
