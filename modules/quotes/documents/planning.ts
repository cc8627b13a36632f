import { type FileChild, type Paragraph, TableRow } from "docx"
import { filled } from "#src/documents/sender.ts"
import { box } from "#src/documents/word/box.ts"
import { addressee, factLines } from "#src/documents/word/facts.ts"
import { wordFile } from "#src/documents/word/file.ts"
import { contentWidth } from "#src/documents/word/page.ts"
import { gap, item, runs, subheading, title } from "#src/documents/word/paragraphs.ts"
import { type Column, cell, frame, table } from "#src/documents/word/table.ts"
import { firstOpen } from "#src/shared/closed.ts"
import { type Day, formatDay, isoWeek } from "#src/shared/days.ts"
import { formatLongDay } from "#src/shared/dayWords.ts"
import { formatEuro, formatQuantity } from "#src/shared/euro.ts"
import type { Estimate } from "../pricing/line.ts"
import { type Activity, usual } from "../pricing/planning/activities.ts"
import { dayNumber } from "../pricing/planning/calendar.ts"
import type { Dependency } from "../pricing/planning/stage.ts"
import { type Plan, type PlannedActivity, weeksOf } from "../pricing/planning.ts"
import { planFor } from "../pricing/start.ts"
import { clientLines } from "./address.ts"
import { chartOf } from "./chart.ts"
import type { DocumentInput } from "./document.ts"
import { facts, milestoneName, named, numberOf, titles, totalName, works } from "./nl.ts"
import {
  besidesNote,
  closedNotes,
  holidayNote,
  leadNote,
  plan as nl,
  notes,
  startNote,
  who,
} from "./planning.nl.ts"
import { decisive } from "./predecessors.ts"
import { chartHead, chartTable } from "./word/chart.ts"

/** When each activity runs, what it waits for and who does it, as a table and as bars. */
export function planning(input: DocumentInput): Promise<Uint8Array> {
  const { company, estimate, issuedOn, quotationNumber } = input
  const plan = planFor(estimate, input)
  const chart = chartOf(plan)
  const remarks = [
    startNote(
      plan,
      input.start?.basis === "planning" ? "planning" : followsWish(plan, input) ? "wanted" : "delivered",
    ),
    ...(plan.leads.length > 0 ? [leadNote(plan.leads)] : []),
    notes.sequence,
    ...(plan.activities.some(({ stage }) => stage.open) ? [notes.open] : []),
    ...(plan.dated ? [holidayNote(plan.holidays), ...closedNotes(plan.closed)] : []),
    ...(plan.activities.some(({ subcontracted }) => subcontracted) ? [notes.subcontracted] : []),
    ...(plan.besides.length > 0 ? [besidesNote(plan.besides)] : []),
    input.start?.closed.length ? notes.notCountedBesides : notes.notCounted,
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
      gap(4),
      title(titles.planning),
      summary(plan, estimate),
      gap(6),
      activityTable(plan, estimate.totals.hours),
      // Of one day there is nothing to draw.
      ...(plan.start === plan.end ? [] : [chartHead(chart), chartTable(chart, width)]),
      gap(2),
      foot(plan, remarks),
      gap(1),
    ],
  })
}

/** Weekends and holidays move a start, but so do deliveries: then the client is told. */
const followsWish = ({ start }: Plan, { wantedStart, start: kept }: DocumentInput): boolean =>
  wantedStart !== null && start === firstOpen(wantedStart, kept?.closed ?? [])

const width = contentWidth.landscape

function summary(plan: Plan, estimate: Estimate): FileChild {
  const fifth = Math.floor(width / 5)
  return box(
    [
      { label: totalName(estimate), value: formatEuro(estimate.totals.incVatCents), strong: true },
      { label: nl.box.start, value: plan.dated ? formatLongDay(plan.start) : nl.agreed },
      plan.dated
        ? { label: nl.box.end, value: formatLongDay(plan.end) }
        : { label: nl.box.span, value: nl.spanWeeks(weeksOf(plan)) },
      { label: nl.box.days, value: String(plan.workingDays) },
      { label: nl.box.hours, value: formatQuantity(estimate.totals.hours, 1) },
    ],
    [fifth, fifth, fifth, fifth, fifth],
  )
}

function activityTable(plan: Plan, hours: number): FileChild {
  const after = decisive(plan.activities)
  const number = ({ stage }: Dependency) => plan.activities.findIndex((one) => one.stage.name === stage) + 1
  const rows = plan.activities.map((activity, index) => ({
    cells: activityCells(activity, index + 1, after[index]!.map(number), plan.dated),
  }))
  const besides = plan.besides.map((activity) => ({
    cells: ["", activity.stage.activity, who(activity), hoursOf(activity), "", "", "", "", ""],
  }))
  const total = ["", nl.total, "", formatQuantity(hours, 1), String(plan.workingDays)]
  const span = [dayName(plan.start, plan.dated), dayName(plan.end, plan.dated), "", ""]
  return table(activityColumns, [...rows, ...besides, { kind: "sum", cells: [...total, ...span] }])
}

const activityCells = (
  activity: PlannedActivity,
  number: number,
  after: number[],
  dated: boolean,
): string[] => [
  String(number),
  activity.stage.activity,
  who(activity),
  hoursOf(activity),
  nl.daysOf(activity.duration / usual.hoursPerDay),
  dayName(activity.start, dated),
  dayName(activity.end, dated),
  // A handover waits for everything: its number of numbers would say nothing.
  activity.stage.last ? nl.everything : after.toSorted((a, b) => a - b).join(", "),
  activity.dryingDays > 0 ? nl.waiting(activity.stage.name, activity.dryingDays) : "",
]

const hoursOf = ({ hours }: Activity): string => (hours === 0 ? "" : formatQuantity(hours, 1))

const dayName = (day: Day, dated: boolean): string => (dated ? formatDay(day) : nl.day(dayNumber(day)))

const activityColumns: Column[] = [
  { head: nl.columns.number, width: 500, align: "right" },
  { head: nl.columns.activity, width: 3900 },
  { head: nl.columns.who, width: 2500 },
  { head: nl.columns.hours, width: 850, align: "right" },
  { head: nl.columns.days, width: 800, align: "right" },
  { head: nl.columns.start, width: 1200, align: "right" },
  { head: nl.columns.end, width: 1200, align: "right" },
  { head: nl.columns.after, width: 1150, align: "right" },
  { head: nl.columns.note, width: width - 12100 },
]

/** Milestones, and what the plan rests on in two columns: together under the bars. */
function foot(plan: Plan, remarks: string[]): FileChild {
  const left = Math.round(width * 0.26)
  const each = Math.floor((width - left) / 2)
  const half = Math.ceil(remarks.length / 2)
  const milestones = plan.milestones.map(({ kind, day }): [string, string] => [
    plan.dated ? nl.milestoneDay(formatDay(day), isoWeek(day)) : nl.day(dayNumber(day)),
    milestoneName[kind],
  ])
  return frame(
    [left, each, each],
    [
      new TableRow({
        cantSplit: true,
        children: [
          cell(left, [subheading(nl.milestones), ...factLines(milestones, 2100)]),
          cell(each, [subheading(nl.notes), ...remarks.slice(0, half).map(note)]),
          cell(each, [subheading(""), ...remarks.slice(half).map(note)]),
        ],
      }),
    ],
    { inset: 0 },
  )
}

const note = (text: string): Paragraph =>
  item(runs(text, { size: 18 }), { spacing: { before: 0, after: 30 } })
