import { formatDay } from "#src/shared/days.ts"
import { formatMoment } from "#ui/lib/format.ts"
import { t } from "#ui/lib/i18n.ts"
import type { EntryKind } from "../../schema.ts"
import type { ItemKind, Payloads } from "./items.ts"

/** What the queue calls each kind. */
export const itemText: { [Kind in ItemKind]: (payload: Payloads[Kind]) => string } = {
  gpsStart: (start) =>
    t("gps.timer.queue.start", { what: whatOf(start), at: formatMoment(start.occurredAt) }),
  gpsStop: ({ about, body }) =>
    t("gps.timer.queue.stop", { what: whatOf(about), at: formatMoment(body.occurredAt) }),
  gpsPause: ({ about, body }) =>
    t("gps.timer.queue.pause", { what: whatOf(about), at: formatMoment(body.occurredAt) }),
  gpsResume: ({ about, body }) =>
    t("gps.timer.queue.resume", { what: whatOf(about), at: formatMoment(body.occurredAt) }),
  gpsTyped: ({ entry, projectName }) =>
    t("gps.timer.queue.typed", { what: whatOf({ ...entry, projectName }), ...timesOf(entry) }),
  gpsCorrection: ({ body, projectName }) =>
    t("gps.timer.queue.correction", { what: whatOf({ ...body, projectName }), ...timesOf(body) }),
  gpsRemoval: ({ about, body }) =>
    t(body.removed ? "gps.timer.queue.removal" : "gps.timer.queue.restored", { what: whatOf(about) }),
  gpsNotice: ({ answer }) => t(`gps.timer.queue.notice.${answer}`),
  gpsPositions: () => t("gps.timer.queue.positions"),
}

/** 'Dakkapel Duinweg', 'reis, Dakkapel Duinweg' or 'algemeen'. */
export function whatOf({ kind, projectName }: { kind: EntryKind; projectName: string }): string {
  const word = t(`gps.kind.${kind}`)
  if (kind === "work" && projectName) return projectName
  return projectName ? `${word}, ${projectName}` : word
}

const timesOf = ({ day, from, to = "" }: { day: string; from: string; to?: string }) => ({
  ...{ day: formatDay(day), from, to },
})
