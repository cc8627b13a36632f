import type { Shot } from "../../photos/shots.ts"
import type { ShownItem } from "../useChecks.ts"

/** The photos of an item, in the order in which they were taken; also those that wait on this device. */
export const shotsAt = ({ id, photos }: ShownItem, shots: readonly Shot[]): Shot[] =>
  shots
    .filter(({ photo, outgoing }) =>
      photo ? photos.includes(photo.id) : outgoing?.payload.atItems?.some(({ item }) => item === id),
    )
    .toReversed()
