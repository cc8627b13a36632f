/** '+12%', '-3%' */
export const percentText = (percent: number | undefined) =>
  percent === undefined ? "–" : `${percent > 0 ? "+" : ""}${percent}%`
