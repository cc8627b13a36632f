import { type LabelSheet, labelsOn, placeOn } from "../../labels/sheets.ts"

/** The first sheet in small: what is used already, what will be printed and what stays empty. */
export function SheetPicture({ sheet, from, count }: { sheet: LabelSheet; from: number; count: number }) {
  const { paper, width, height } = sheet
  return (
    <svg className="labels-sheet" viewBox={`0 0 ${paper.width} ${paper.height}`} aria-hidden>
      <rect {...paper} />
      {Array.from({ length: labelsOn(sheet) }, (_, number) => {
        const { x, y } = placeOn(sheet, number)
        const printed = number >= from - 1 && number < from - 1 + count
        const look = number < from - 1 ? "labels-used" : printed ? "labels-printed" : undefined
        return <rect key={`${x} ${y}`} className={look} x={x} y={y} width={width} height={height} rx="2" />
      })}
    </svg>
  )
}
