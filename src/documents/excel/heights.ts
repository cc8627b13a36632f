/**
 * The height of a row whose texts wrap, in points: not every program works it out for a file that says nothing.
 * `width` is that of the column, in digits of 11 points; of running text of 10 points more characters fit.
 */
export const rowHeight = (cells: { text: string; width: number }[]): number =>
  4 + 13 * Math.max(1, ...cells.map(({ text, width }) => linesOf(text, Math.floor(width * 1.2))))

function linesOf(text: string, width: number): number {
  let lines = 0
  for (const paragraph of text.slice(0, 4000).split("\n")) {
    let used = width
    for (const word of paragraph.split(" ")) {
      if (used + word.length + 1 <= width) used += word.length + 1
      else {
        lines += Math.max(1, Math.ceil(word.length / width))
        used = word.length % width || width
      }
    }
  }
  // Excel allows 409 points.
  return Math.min(lines, 30)
}
