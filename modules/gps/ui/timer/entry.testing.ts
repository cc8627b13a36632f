import type { TimeEntry } from "../../entries/schema.ts"

/** Four hours of Friday morning, as the server tells of them. */
export const sampleEntry = (other: Partial<TimeEntry> = {}): TimeEntry => ({
  ...{ id: 1, ref: "11111111-1111-4111-8111-111111111111", accountId: 1, person: "Daan", version: 1 },
  ...{ kind: "work", projectId: 3, projectName: "Duinweg", note: "", source: "timer" },
  ...{ startTime: "2026-11-20T07:00:00.000Z", endTime: "2026-11-20T11:00:00.000Z", duration: 240 },
  ...{ days: [{ day: "2026-11-20", minutes: 240 }], breaks: [], breakMinutes: 0 },
  ...{ status: "completed", paused: false, corrected: false, removedAt: null, clockSkew: null },
  ...{ review: "open", reviewNote: "", reviewedBy: null, startPlace: null, endPlace: null },
  ...other,
})
