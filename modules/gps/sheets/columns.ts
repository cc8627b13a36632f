import type { Column } from "#src/documents/column.ts"
import { cellStyles } from "#src/documents/excel/cellStyles.ts"
import type { HoursRow } from "./document.ts"
import { columns as nl } from "./nl.ts"

/** Hours as programs for wages and Excel read them: a line per entry and day. */
export const hoursColumns: Column<HoursRow>[] = [
  { label: nl.day, value: ({ day }) => day, format: "day", width: 11 },
  { label: nl.week, value: ({ day }) => day, format: "week", width: 9 },
  { label: nl.person, value: ({ person }) => person, width: 22, wraps: true },
  { label: nl.kind, value: ({ kind }) => kind, width: 10 },
  { label: nl.project, value: ({ projectName }) => projectName, width: 30, wraps: true },
  { label: nl.from, value: ({ from }) => from, format: "time", width: 7 },
  { label: nl.to, value: ({ to }) => to, format: "time", width: 7 },
  { label: nl.break, value: ({ breakMinutes }) => breakMinutes, format: "whole", width: 8 },
  // Minutes stand beside hours: a third of an hour has no two decimals, and sums must be right.
  {
    ...{ label: nl.hours, value: ({ minutes }) => minutes, format: "hours", width: 8 },
    formula: (_, at) => `L${at}/60`,
  },
  { label: nl.status, value: ({ status }) => status, width: 13, style: cellStyles.word },
  { label: nl.note, value: ({ note }) => note, width: 34, wraps: true },
  { label: nl.minutes, value: ({ minutes }) => minutes, format: "whole", width: 9 },
  { label: nl.personNumber, value: ({ accountId }) => accountId, format: "key", width: 10 },
  { label: nl.projectNumber, value: ({ projectId }) => projectId, format: "key", width: 9 },
]
