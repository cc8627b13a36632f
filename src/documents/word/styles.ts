import { AlignmentType, type INumberingOptions, type IStylesOptions, LevelFormat, LineRuleType } from "docx"
import { colour, font } from "../theme.ts"

/** Named styles, so that the office can restyle a document in Word in one place. Sizes are half points. */
export const styles: IStylesOptions = {
  default: {
    document: {
      run: { font, size: 21, color: colour.text, language: { value: "nl-NL" } },
      paragraph: { spacing: { after: 120, line: 264, lineRule: LineRuleType.AUTO } },
    },
    title: {
      run: { font, size: 52, bold: true, color: colour.teal },
      paragraph: { spacing: { before: 0, after: 180, line: 240 }, keepNext: true },
    },
    heading1: {
      run: { font, size: 27, bold: true, color: colour.teal },
      paragraph: { spacing: { before: 300, after: 100, line: 240 }, keepNext: true, keepLines: true },
    },
    heading2: {
      run: { font, size: 22, bold: true, color: colour.text },
      paragraph: { spacing: { before: 200, after: 60, line: 240 }, keepNext: true, keepLines: true },
    },
  },
  paragraphStyles: [
    {
      id: "Cell",
      name: "Tabelcel",
      basedOn: "Normal",
      run: { size: 20 },
      paragraph: { spacing: { before: 30, after: 30, line: 240 } },
    },
    {
      id: "CellHead",
      name: "Tabelkop",
      basedOn: "Cell",
      run: { size: 18, bold: true, color: colour.muted },
      paragraph: { spacing: { before: 40, after: 40, line: 240 }, keepNext: true },
    },
    {
      id: "Small",
      name: "Klein",
      basedOn: "Normal",
      run: { size: 18, color: colour.muted },
      paragraph: { spacing: { before: 0, after: 0, line: 240 } },
    },
    {
      id: "Tick",
      name: "Schaal",
      basedOn: "Normal",
      run: { size: 15, color: colour.muted },
      paragraph: { alignment: AlignmentType.CENTER, spacing: { before: 0, after: 0, line: 240 } },
    },
    {
      id: "Item",
      name: "Opsomming",
      basedOn: "Normal",
      paragraph: { spacing: { after: 50, line: 259 } },
    },
  ],
}

export const bulletList = "waterpas-bullets"

export const numbering: INumberingOptions = {
  config: [
    {
      reference: bulletList,
      levels: [
        {
          level: 0,
          format: LevelFormat.BULLET,
          text: "•",
          style: { run: { color: colour.teal }, paragraph: { indent: { left: 340, hanging: 255 } } },
        },
      ],
    },
  ],
}
