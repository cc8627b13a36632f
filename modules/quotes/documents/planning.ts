import { type FileChild, TableRow } from "docx"
import { filled } from "#src/documents/sender.ts"
import { box } from "#src/documents/word/box.ts"
import { addressee, factLines } from "#src/documents/word/facts.ts"
import { wordFile } from "#src/documents/word/file.ts"
import { contentWidth } from "#src/documents/word/page.ts"
import { gap, item, subheading, title } from "#src/documents/word/paragraphs.ts"
import { type Column, cell, frame, table } from "#src/documents/word/table.ts"
import { formatLongDay } from "#src/shared/calendar.ts"
import { formatDay, isoWeek } from "#src/shared/days.ts"
import { formatEuro, formatQuantity } from "#src/shared/euro.ts"
import type { Estimate } from "../pricing/line.ts"
import { phaseName } from "../pricing/nl.ts"
import { type Plan, type PlannedPhase, schedule, startDay } from "../pricing/planning.ts"
import { clientLines } from "./address.ts"
import { chartOf } from "./chart.ts"
import type { DocumentInput } from "./document.ts"
import { facts, milestoneName, named, numberOf, titles, totalName, works } from "./nl.ts"
import { holidayNote, plan as nl, notes, startNote, who } from "./planning.nl.ts"
import { chartTable, legendLine } from "./word/chart.ts"

/** When each phase runs and who does it, as a table and as bars. */
export function planning(input: DocumentInput): Promise<Uint8Array> {
  const { company, estimate, issuedOn, quotationNumber } = input
  const start = startDay(input.wantedStart, issuedOn)
  const plan = schedule(estimate, start.day)
  const chart = chartOf(plan)
  const remarks = [
    startNote(start.wanted, plan.start),
    notes.sequence,
    holidayNote(plan.holidays),
    ...(plan.phases.some((phase) => phase.subcontracted) ? [notes.subcontracted] : []),
    notes.notCounted,
  ]
  return wordFile({
    sender: company,
    title: `${titles.planning} ${quotationNumber}`,
    reference: named("planning", input),
    landscape: true,
    children: [
      addressee(
        clientLines(input),
        [
          ...filled([[facts.work, works(input.projectTypes)]]),
          [facts.number, numberOf(input)],
          [facts.date, formatLongDay(issuedOn)],
        ],
        width,
      ),
      gap(18),
      title(titles.planning),
      summary(plan, estimate),
      gap(12),
      phaseTable(plan, estimate.totals.hours),
      subheading(nl.chart),
      chartTable(chart, width),
      legendLine(chart),
      gap(10),
      foot(plan, remarks),
      gap(1),
    ],
  })
}

const width = contentWidth.landscape

function summary(plan: Plan, estimate: Estimate): FileChild {
  const fifth = Math.floor(width / 5)
  return box(
    [
      { label: totalName(estimate), value: formatEuro(estimate.totals.incVatCents), strong: true },
      { label: nl.box.start, value: formatLongDay(plan.start) },
      { label: nl.box.end, value: formatLongDay(plan.end) },
      { label: nl.box.days, value: String(plan.workingDays) },
      { label: nl.box.hours, value: formatQuantity(estimate.totals.hours, 2) },
    ],
    [fifth, fifth, fifth, fifth, fifth],
  )
}

function phaseTable(plan: Plan, hours: number): FileChild {
  const rows = plan.phases.map((phase) => ({ cells: phaseCells(phase) }))
  const total = [
    nl.total,
    "",
    formatQuantity(hours, 2),
    String(plan.workingDays),
    formatDay(plan.start),
    formatDay(plan.end),
  ]
  return table(phaseColumns, [...rows, { kind: "sum", cells: total }])
}

const phaseCells = (phase: PlannedPhase): string[] => [
  phaseName[phase.phase],
  who(phase),
  formatQuantity(phase.hours, 2),
  String(phase.workingDays),
  formatDay(phase.start),
  formatDay(phase.end),
  nl.weeks(isoWeek(phase.start), isoWeek(phase.end)),
  phase.dryingDays > 0 ? nl.drying(phase.dryingDays) : "",
]

const phaseColumns: Column[] = [
  { head: nl.columns.phase, width: 2500 },
  { head: nl.columns.who, width: 3300 },
  { head: nl.columns.hours, width: 950, align: "right" },
  { head: nl.columns.days, width: 1150, align: "right" },
  { head: nl.columns.start, width: 1350, align: "right" },
  { head: nl.columns.end, width: 1350, align: "right" },
  { head: nl.columns.week, width: 1150, align: "right" },
  { head: nl.columns.note, width: width - 11750 },
]

/** Milestones at the left, what the plan rests on at the right: together under the bars. */
function foot(plan: Plan, remarks: string[]): FileChild {
  const left = Math.round(width * 0.4)
  const milestones = plan.milestones.map(({ kind, day }): [string, string] => [
    nl.milestoneDay(formatDay(day), isoWeek(day)),
    milestoneName[kind],
  ])
  return frame(
    [left, width - left],
    [
      new TableRow({
        cantSplit: true,
        children: [
          cell(left, [subheading(nl.milestones), ...factLines(milestones, 2500)]),
          cell(width - left, [subheading(nl.notes), ...remarks.map((text) => item(text))]),
        ],
      }),
    ],
    { inset: 0 },
  )
}
