import { HeadingLevel, type IParagraphOptions, type IRunOptions, Paragraph, TextRun } from "docx"
import { clean } from "../text.ts"
import { bulletList } from "./styles.ts"

/** Text of people goes through here: cleaned, and every line end becomes a line break. */
export function runs(text: string, options: Omit<IRunOptions, "text" | "children"> = {}): TextRun[] {
  return clean(text)
    .split("\n")
    .map((line, index) => new TextRun({ ...options, text: line, break: index === 0 ? undefined : 1 }))
}

export const bold = (text: string): TextRun[] => runs(text, { bold: true })

type Content = string | TextRun[]
type Options = Omit<IParagraphOptions, "text" | "children">

export const paragraph = (content: Content, options: Options = {}): Paragraph =>
  new Paragraph({ ...options, children: typeof content === "string" ? runs(content) : content })

export const title = (text: Content) => paragraph(text, { heading: HeadingLevel.TITLE })
export const heading = (text: Content) => paragraph(text, { heading: HeadingLevel.HEADING_1 })
export const subheading = (text: Content) => paragraph(text, { heading: HeadingLevel.HEADING_2 })
export const small = (content: Content, options: Options = {}) =>
  paragraph(content, { ...options, style: "Small" })
export const item = (content: Content, options: Options = {}) =>
  paragraph(content, { ...options, style: "Item", numbering: { reference: bulletList, level: 0 } })

/** White space of its own, in points. */
export const gap = (points: number, keepNext?: boolean) =>
  new Paragraph({
    spacing: { before: 0, after: 0, line: points * 20, lineRule: "exact" },
    keepNext,
    children: [],
  })
