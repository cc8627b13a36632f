import type { SendOptions } from "#ui/outbox/sender.ts"
import type { TimeEntry } from "../../entries/schema.ts"
import { api } from "./api.ts"
import type { ItemKind, Payloads } from "./items.ts"
import { landed } from "./landed.ts"

/** How each kind reaches the server. */
export const sendItem: {
  [Kind in ItemKind]: (payload: Payloads[Kind], options: SendOptions) => Promise<unknown>
} = {
  gpsStart: ({ projectName: _, ...entry }, options) => taken(api.start(entry, options)),
  gpsStop: ({ ref, body }, options) => taken(api.stop(ref, body, options)),
  gpsPause: ({ ref, body }, options) => taken(api.pause(ref, body, options)),
  gpsResume: ({ ref, body }, options) => taken(api.resume(ref, body, options)),
  gpsTyped: ({ entry }, options) => taken(api.add(entry, options)),
  gpsCorrection: ({ id, body }, options) => taken(api.correct(id, body, options)),
  gpsRemoval: ({ ref, body }, options) => taken(api.setRemoved(ref, body, options)),
  gpsNotice: (answer, options) => api.answerNotice(answer, options),
  gpsPositions: (payload, options) => sendPositions([payload], options),
}

export const sendPositions = (payloads: Payloads["gpsPositions"][], options: SendOptions) =>
  api.positions({ sessionId: payloads[0]!.ref, positions: payloads.map(({ position }) => position) }, options)

async function taken(sent: Promise<TimeEntry>): Promise<TimeEntry> {
  const entry = await sent
  landed(entry)
  return entry
}
