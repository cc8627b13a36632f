import { newKey } from "#ui/lib/newKey.ts"
import { useRemembered } from "#ui/lib/remembered.ts"
import { useSignedIn } from "#ui/lib/session.ts"
import { outbox } from "#ui/outbox/outbox.ts"
import { useOutgoing } from "#ui/outbox/useOutbox.ts"
import { type Room, type RoomForm, Rooms } from "../../rooms/schema.ts"
import { api } from "./api.ts"
import { roomsPath } from "./paths.ts"
import { isRoom, type QueuedRoom, type RoomOutgoing, roomKind } from "./senders.ts"

/** `underway`: only this device knows of it so far. */
export type ShownRoom = Room & { underway: boolean }

const forOthers = 30_000
const none: readonly Room[] = []

/** Hook: the rooms of a project, with what was measured here and is still to be sent. */
export function useRooms(project: number) {
  const me = useSignedIn()
  const read = useRemembered(Rooms, roomsPath(project), () => api.rooms(project), forOthers)
  const own = useOutgoing()
    .filter(isRoom)
    .filter(({ payload }) => payload.project === project)
  const waiting = own.filter(({ state }) => state !== "refused")
  const shown = read.data && withWaiting(read.data, waiting, me.name)
  return {
    read: { ...read, data: shown },
    known: read.data ?? none,
    waiting: waiting.length,
    refused: own.filter(({ state }) => state === "refused"),
  }
}

function withWaiting(known: readonly Room[], waiting: readonly RoomOutgoing[], by: string): ShownRoom[] {
  const rooms = new Map<string, ShownRoom>(known.map((room) => [room.id, { ...room, underway: false }]))
  for (const { key, payload } of waiting) {
    const { after: _, removed, ...room } = payload.room
    if (removed) rooms.delete(payload.id)
    else rooms.set(payload.id, { ...room, id: payload.id, version: key, measuredBy: by, underway: true })
  }
  return [...rooms.values()]
}

/** Kept on this device and sent as soon as there is a way. The result is what the next save goes on from. */
export async function keepRoom(
  { project, id }: Pick<QueuedRoom, "project" | "id">,
  form: RoomForm,
  { after, removed = false }: { after: string | null; removed?: boolean },
): Promise<string> {
  const key = newKey()
  const { name, floor, length, width, height, openings } = form
  const room = {
    name,
    floor,
    length,
    width,
    height,
    openings,
    after,
    removed,
    measuredAt: new Date().toISOString(),
  }
  await outbox.add(roomKind, { project, id, room } satisfies QueuedRoom, key)
  return key
}
