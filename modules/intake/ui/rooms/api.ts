import { get, post, put } from "#ui/lib/http.ts"
import type { SendOptions } from "#ui/outbox/sender.ts"
import {
  type Choice,
  MeasuredOffer,
  MeasuredPreview,
  type PutBack,
  Room,
  Rooms,
  type SaveRoom,
  type TakeMeasured,
  TakenVersion,
} from "../../rooms/schema.ts"

export const api = {
  rooms: (project: number) => get(Rooms, `/api/projects/${project}/rooms`),
  save: (project: number, id: string, room: SaveRoom, options: SendOptions) =>
    put(Room, `/api/projects/${project}/rooms/${id}`, room, options),
  offer: (project: number) => get(MeasuredOffer, `/api/projects/${project}/measured`),
  preview: (project: number, choices: readonly Choice[]) =>
    post(MeasuredPreview, `/api/projects/${project}/measured/preview`, { choices }),
  take: (project: number, taking: TakeMeasured) =>
    post(TakenVersion, `/api/projects/${project}/measured`, taking),
  putBack: (project: number, back: PutBack) =>
    post(TakenVersion, `/api/projects/${project}/measured/back`, back),
}
