import { Paragraph, type Table, type TableCell, TableRow } from "docx"
import { colour } from "#src/documents/theme.ts"
import { paragraph, runs, subheading } from "#src/documents/word/paragraphs.ts"
import { cell, fill, frame, hairline, hairlines } from "#src/documents/word/table.ts"
import { sum } from "#src/shared/rounding.ts"
import type { Chart, Mark } from "../chart.ts"
import { legend, plan } from "../planning.nl.ts"

/** The chart as a table: bars are shaded cells, so that it prints and can be changed in Word. */
export function chartTable(chart: Chart, width: number): Table {
  const label = 3800
  const column = Math.floor((width - label) / chart.columns.length)
  const widths = [label, ...chart.columns.map(() => column)]
  const bars = (text: string, marks: Mark[], last: boolean) =>
    barRow(text, marks, { label, column, last, chart })
  const groups = chart.groups.map((group) => group.span)
  return frame(
    widths,
    [
      headRow(["", ...chart.groups.map((group) => group.label)], [1, ...groups], widths),
      headRow(
        ["", ...chart.columns.map((each) => each.label)],
        widths.map(() => 1),
        widths,
      ),
      ...chart.rows.map((row) => bars(row.activity, row.marks, false)),
      bars(plan.milestones, chart.milestones, true),
    ],
    { borders: hairlines, inset: 20 },
  )
}

const markColour: Record<Mark, string | undefined> = {
  "": undefined,
  work: colour.teal,
  drying: colour.tealMid,
  delivery: colour.tealSoft,
  off: colour.sand,
  milestone: colour.lamp,
}

/** What it is, and what the colours mean of those that occur. */
export function chartHead(chart: Chart): Paragraph {
  const marks = new Set([...chart.rows.flatMap((row) => row.marks), ...chart.milestones])
  const meanings = (["work", "drying", "delivery", "off", "milestone"] as const)
    .filter((mark) => marks.has(mark))
    .flatMap((mark) => [
      ...runs("■ ", { size: 18, bold: false, color: markColour[mark] }),
      ...runs(`${mark === "off" && chart.closed ? legend.closed : legend[mark]}     `, {
        ...{ size: 18, bold: false, color: colour.muted },
      }),
    ])
  return subheading([...runs(`${plan.chart}     `), ...meanings])
}

function headRow(texts: string[], spans: number[], widths: number[]): TableRow {
  let at = 0
  return new TableRow({
    tableHeader: true,
    cantSplit: true,
    children: texts.map((text, index) => {
      const span = spans[index]!
      const width = sum(widths.slice(at, at + span))
      at += span
      return cell(width, [tick(text, true)], {
        columnSpan: span,
        borders: index === 0 ? undefined : { left: hairline },
      })
    }),
  })
}

interface Grid {
  label: number
  column: number
  last: boolean
  chart: Chart
}

/** Neighbours of the same kind become one cell, cut at the weeks or months: fewer cells, and a light grid. */
function barRow(text: string, marks: Mark[], { label, column, last, chart }: Grid): TableRow {
  const children: TableCell[] = [
    cell(label, [paragraph(text, { style: "Cell", keepNext: !last || undefined })]),
  ]
  let at = 0
  for (const { span } of chart.groups) {
    for (const [index, run] of runsOf(marks.slice(at, at + span)).entries()) {
      const shade = markColour[run.mark]
      children.push(
        cell(run.length * column, [tick("", !last)], {
          columnSpan: run.length,
          shading: shade ? fill(shade) : undefined,
          borders: index === 0 ? { left: hairline } : undefined,
        }),
      )
    }
    at += span
  }
  return new TableRow({ cantSplit: true, children })
}

function runsOf(marks: Mark[]): { mark: Mark; length: number }[] {
  const found: { mark: Mark; length: number }[] = []
  for (const mark of marks) {
    const last = found.at(-1)
    if (last?.mark === mark) last.length += 1
    else found.push({ mark, length: 1 })
  }
  return found
}

const tick = (text: string, keepNext: boolean): Paragraph =>
  new Paragraph({ style: "Tick", keepNext: keepNext || undefined, children: text ? runs(text) : [] })
