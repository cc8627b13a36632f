import { colour } from "../theme.ts"
import type { Look } from "./wrap.ts"

/** How texts look, as the styles of the Word documents. */
export const textStyles = {
  body: { cut: "regular", size: 10.5, leading: 14.5, color: colour.text },
  title: { cut: "heading", size: 25, leading: 30, color: colour.teal },
  heading: { cut: "heading", size: 13, leading: 17, color: colour.teal },
  subheading: { cut: "bold", size: 11, leading: 15, color: colour.text },
  cell: { cut: "regular", size: 10, leading: 13, color: colour.text },
  cellBold: { cut: "bold", size: 10, leading: 13, color: colour.text },
  cellHead: { cut: "bold", size: 9, leading: 11.5, color: colour.muted },
  small: { cut: "regular", size: 9, leading: 11.5, color: colour.muted },
  fact: { cut: "regular", size: 10.5, leading: 14.5, color: colour.muted },
  factValue: { cut: "bold", size: 10.5, leading: 14.5, color: colour.text },
  boxLabel: { cut: "regular", size: 9, leading: 12.5, color: colour.muted },
  boxValue: { cut: "bold", size: 11, leading: 15, color: colour.text },
  boxStrong: { cut: "heading", size: 16, leading: 20, color: colour.teal },
  sum: { cut: "bold", size: 12, leading: 16, color: colour.white },
  name: { cut: "heading", size: 18, leading: 23, color: colour.teal },
  nameUnderLogo: { cut: "heading", size: 13, leading: 17, color: colour.teal },
} satisfies Record<string, Look>
