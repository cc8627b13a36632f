import { format } from "#src/documents/excel/formats.ts"
import { look } from "#src/documents/excel/styles.ts"
import { colour } from "#src/documents/theme.ts"

/** `week`: 202647 reads as '2026-47'. `number`: none is nothing. */
export const numFmt = {
  total: "[$-413]#,##0.00",
  day: "dd-mm-yyyy",
  time: "hh:mm",
  week: '0000"-"00',
  number: "0;-0;",
}

const figure = (numFmt: string) => look({ align: "right", numFmt })
const head = { bold: true, size: 9, color: colour.muted, wrap: true, line: "strong" } as const
const closing = { bold: true, size: 11, color: colour.white, fill: colour.teal, line: "none" } as const

export const looks = {
  head: look(head),
  headIndented: look({ ...head, indent: 1 }),
  headRight: look({ ...head, align: "right" }),
  title: look({ bold: true, size: 12, color: colour.teal, line: "none" }),
  text: look({ wrap: true }),
  indented: look({ indent: 1 }),
  day: look({ align: "left", numFmt: numFmt.day }),
  week: look({ align: "left", numFmt: numFmt.week }),
  weekRight: look({ align: "right", color: colour.muted, numFmt: numFmt.week }),
  time: figure(numFmt.time),
  whole: figure(format.whole),
  number: look({ align: "right", color: colour.muted, numFmt: numFmt.number }),
  hours: figure(format.hours),
  total: look(closing),
  totalHours: look({ ...closing, align: "right", numFmt: numFmt.total }),
}
