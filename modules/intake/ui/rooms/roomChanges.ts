import { t } from "#ui/lib/i18n.ts"
import { newKey } from "#ui/lib/newKey.ts"
import type { RoomForm } from "../../rooms/schema.ts"
import { offerBack } from "../offerBack.ts"
import type { ShownRoom } from "./useRooms.ts"
import { keepRoom } from "./useRooms.ts"

/** What one does with the rooms of a project; each of it can be taken back in the bar. */
export const roomChanges = (project: number) => ({
  async add(form: RoomForm) {
    const id = newKey()
    const key = await keepRoom({ project, id }, form, { after: null })
    offerBack(t("intake.rooms.undo.added", form), key, () =>
      keepRoom({ project, id }, form, { after: key, removed: true }),
    )
  },
  async change(room: ShownRoom, form: RoomForm) {
    const key = await keepRoom({ project, id: room.id }, form, { after: room.version })
    offerBack(t("intake.rooms.undo.changed", form), key, () =>
      keepRoom({ project, id: room.id }, room, { after: key }),
    )
  },
  async remove(room: ShownRoom) {
    const key = await keepRoom({ project, id: room.id }, room, { after: room.version, removed: true })
    offerBack(t("intake.rooms.undo.removed", { name: room.name }), key, () =>
      keepRoom({ project, id: room.id }, room, { after: key }),
    )
  },
})
