import { AlignmentType, type INumberingOptions, type IStylesOptions, LevelFormat, LineRuleType } from "docx"
import { colour, font } from "../theme.ts"

/**
 * In 240ths of the height of the text itself. Word takes that for granted; LibreOffice reads a height without its rule
 * as an exact one, and then larger text runs over what stands above it.
 */
export const lineHeight = (line: number) => ({ line, lineRule: LineRuleType.AUTO })

/** Named styles, so that the office can restyle a document in Word in one place. Sizes are half points. */
export const styles: IStylesOptions = {
  default: {
    document: {
      run: { font, size: 21, color: colour.text, language: { value: "nl-NL" } },
      paragraph: { spacing: { after: 120, ...lineHeight(264) } },
    },
    title: {
      run: { font, size: 52, bold: true, color: colour.teal },
      paragraph: { spacing: { before: 0, after: 180, ...lineHeight(240) }, keepNext: true },
    },
    heading1: {
      run: { font, size: 27, bold: true, color: colour.teal },
      paragraph: {
        spacing: { before: 300, after: 100, ...lineHeight(240) },
        keepNext: true,
        keepLines: true,
      },
    },
    heading2: {
      run: { font, size: 22, bold: true, color: colour.text },
      paragraph: { spacing: { before: 200, after: 60, ...lineHeight(240) }, keepNext: true, keepLines: true },
    },
  },
  paragraphStyles: [
    {
      id: "Cell",
      name: "Tabelcel",
      basedOn: "Normal",
      run: { size: 20 },
      paragraph: { spacing: { before: 30, after: 30, ...lineHeight(240) } },
    },
    {
      id: "CellHead",
      name: "Tabelkop",
      basedOn: "Cell",
      run: { size: 18, bold: true, color: colour.muted },
      paragraph: { spacing: { before: 40, after: 40, ...lineHeight(240) }, keepNext: true },
    },
    {
      id: "Small",
      name: "Klein",
      basedOn: "Normal",
      run: { size: 18, color: colour.muted },
      paragraph: { spacing: { before: 0, after: 0, ...lineHeight(240) } },
    },
    {
      id: "Tick",
      name: "Schaal",
      basedOn: "Normal",
      run: { size: 15, color: colour.muted },
      paragraph: { alignment: AlignmentType.CENTER, spacing: { before: 0, after: 0, ...lineHeight(240) } },
    },
    {
      id: "Item",
      name: "Opsomming",
      basedOn: "Normal",
      paragraph: { spacing: { after: 50, ...lineHeight(259) } },
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
