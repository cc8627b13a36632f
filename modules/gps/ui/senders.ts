import { t } from "#ui/lib/i18n.ts"
import type { Sender, Senders } from "#ui/outbox/sender.ts"
import { taskKind, taskSender } from "./movement/tasks/sender.ts"
import type { ItemKind, Payloads } from "./timer/items.ts"
import { itemText } from "./timer/itemText.ts"

/** One lane: a stop never reaches the server before its start, nor positions before their session. */
const lane = "gps"
const mostAtOnce = 500

/** What comes after a start, or after hours that were typed, by the key of those: their ref. */
const partOf = ({ ref }: { ref: string }) => ref

const of = <Kind extends ItemKind>(kind: Kind): Sender<Payloads[Kind]> => ({
  lane,
  send: async (payload, options) => (await import("./timer/outgoing.ts")).sendItem[kind](payload, options),
  text: (payload) => itemText[kind](payload),
})

const positions: Sender<Payloads["gpsPositions"]> = {
  ...of("gpsPositions"),
  partOf,
  quiet: true,
  together: {
    most: mostAtOnce,
    of: ({ ref }) => ref,
    send: async (payloads, options) => (await import("./timer/outgoing.ts")).sendPositions(payloads, options),
  },
  text: () => t("gps.timer.queue.positions"),
}

/** How hours and positions of this module reach the server, on whatever screen one is. */
export const senders: Senders = {
  gpsStart: of("gpsStart"),
  gpsStop: { ...of("gpsStop"), partOf },
  gpsPause: { ...of("gpsPause"), partOf },
  gpsResume: { ...of("gpsResume"), partOf },
  gpsTyped: of("gpsTyped"),
  gpsCorrection: { ...of("gpsCorrection"), partOf },
  gpsRemoval: { ...of("gpsRemoval"), partOf },
  gpsNotice: of("gpsNotice"),
  gpsPositions: positions,
  [taskKind]: taskSender,
}
