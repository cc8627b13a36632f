import type { RoomForm, SaveRoom } from "./schema.ts"

/** A bathroom of 2,40 by 2,25, 2,50 high, with a door and a window. */
export const bathroom = (over: Partial<RoomForm> = {}): RoomForm => ({
  name: "Badkamer",
  floor: 1,
  length: 2400,
  width: 2250,
  height: 2500,
  openings: [
    { kind: "door", width: 880, height: 2115, count: 1 },
    { kind: "window", width: 900, height: 600, count: 1 },
  ],
  ...over,
})

export const toilet = (over: Partial<RoomForm> = {}): RoomForm => ({
  name: "Toilet",
  floor: 1,
  length: 1200,
  width: 900,
  height: 2500,
  openings: [{ kind: "door", width: 880, height: 2115, count: 1 }],
  ...over,
})

/** As a device sends it. */
export const saveRoom = (over: Partial<SaveRoom> = {}): SaveRoom => ({
  ...bathroom(),
  after: null,
  removed: false,
  measuredAt: "2026-11-21T10:00:00.000Z",
  ...over,
})
