/** Paper with labels on it. In millimetres. */
export interface LabelSheet {
  /** As it stands on the box. */
  name: string
  paper: { width: number; height: number }
  across: number
  down: number
  width: number
  height: number
  /** Between two beside each other; one under the other they touch. */
  gap: number
}

const a4 = { width: 210, height: 297 }

/** As their makers measure them; all are as far from the left as from the right, and from the top as from the foot. */
export const labelSheets = {
  L7160: { name: "Avery L7160", paper: a4, across: 3, down: 7, width: 63.5, height: 38.1, gap: 2.54 },
  L7163: { name: "Avery L7163", paper: a4, across: 2, down: 7, width: 99.1, height: 38.1, gap: 2.5 },
  L7651: { name: "Avery L7651", paper: a4, across: 5, down: 13, width: 38.1, height: 21.2, gap: 2.5 },
  dymo99012: {
    name: "Dymo 99012",
    paper: { width: 89, height: 36 },
    across: 1,
    down: 1,
    width: 89,
    height: 36,
    gap: 0,
  },
} satisfies Record<string, LabelSheet>

export type SheetName = keyof typeof labelSheets
export const sheetNames = Object.keys(labelSheets) as [SheetName, ...SheetName[]]

export const labelsOn = ({ across, down }: LabelSheet) => across * down

/** Where the label with this number lies, counted from 0 over all sheets, row by row. */
export function placeOn(sheet: LabelSheet, number: number) {
  const { paper, across, down, width, height, gap } = sheet
  const page = Math.floor(number / labelsOn(sheet))
  const on = number % labelsOn(sheet)
  const left = (paper.width - across * width - (across - 1) * gap) / 2
  const top = (paper.height - down * height) / 2
  return {
    page,
    x: left + (on % across) * (width + gap),
    y: top + Math.floor(on / across) * height,
  }
}
