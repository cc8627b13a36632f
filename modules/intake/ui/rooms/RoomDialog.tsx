import { useState } from "react"
import { useTranslation } from "react-i18next"
import { LoseDialog } from "#ui/kit/LoseDialog.tsx"
import { wrongOpenings } from "../../rooms/measures.ts"
import { highestFloor, longestName, lowestFloor, type RoomForm } from "../../rooms/schema.ts"
import { floorText } from "./floorText.ts"
import { OpeningRows } from "./OpeningRows.tsx"
import { RoomMeasures } from "./RoomMeasures.tsx"
import { RoomPad } from "./RoomPad.tsx"
import { roomForm } from "./roomForm.ts"

interface RoomDialogProps {
  /** What it begins with; without one it is a new room. */
  room?: RoomForm
  /** What of a new one is known already. */
  begun?: Partial<RoomForm>
  save: (form: RoomForm) => Promise<unknown>
  onClose: () => void
}

/** The sizes of one room, typed with gloves on, and what follows from them while one types. */
export function RoomDialog({ room, begun, save, onClose }: RoomDialogProps) {
  const { t } = useTranslation()
  const [asking, setAsking] = useState(false)
  const [field, setField] = useState<string>()
  const form = roomForm.useForm({
    start: room ?? { floor: 0, ...begun },
    check: ({ call }) => (call ? wrongOpenings(call) : {}),
    send: save,
    onSaved: onClose,
  })
  const call = roomForm.useCall(form)
  const floors = Array.from({ length: highestFloor - lowestFloor + 1 }, (_, at) => lowestFloor + at)
  return (
    <>
      <roomForm.Dialog
        form={form}
        size="large"
        title={room ? t("intake.rooms.change", { name: room.name }) : t("intake.rooms.add")}
        save={t("kit.save.save")}
        onClose={() => (form.dirty ? setAsking(true) : onClose())}
        failed={t("intake.rooms.wrong")}
        className="rooms-form"
        // Which number the keys fill in: that of the field one was in last.
        onFocus={({ target }) => isSize(target) && setField(target.id)}
      >
        <div className="stack">
          <roomForm.Field name="name" maxLength={longestName} placeholder={t("intake.rooms.example")} />
          <roomForm.Field
            name="floor"
            options={floors.map((floor) => ({ value: String(floor), label: floorText(floor) }))}
          />
          <div className="rooms-sizes stack">
            <roomForm.Field name="length" />
            <roomForm.Field name="width" />
            <roomForm.Field name="height" />
          </div>
          <OpeningRows form={form} />
        </div>
        <div className="rooms-aside stack">
          {field && <RoomPad key={field} {...{ form, field }} />}
          <div role="status">{call && <RoomMeasures size={call} />}</div>
          <p className="field-hint">{t("intake.rooms.rule")}</p>
        </div>
      </roomForm.Dialog>
      <LoseDialog
        open={asking}
        title={t("kit.leave.title")}
        keep={{ label: t("kit.leave.stay"), act: () => setAsking(false) }}
        lose={{ label: t("kit.save.discard"), act: onClose }}
      >
        <p>{t("kit.leave.text")}</p>
      </LoseDialog>
    </>
  )
}

const isSize = (target: Element) => target.classList.contains("rooms-size")
