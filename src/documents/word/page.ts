import { convertMillimetersToTwip, type ISectionPropertiesOptions, PageOrientation } from "docx"

const mm = convertMillimetersToTwip
const margin = { top: mm(20), bottom: mm(20), side: mm(20), header: mm(10), footer: mm(9) }

/** Width between the margins of an A4, in twips. */
export const contentWidth = { portrait: mm(210) - 2 * margin.side, landscape: mm(297) - 2 * margin.side }

export const a4 = (landscape: boolean): ISectionPropertiesOptions => ({
  // The first page carries the letterhead, the others a running line.
  titlePage: true,
  page: {
    size: {
      width: mm(210),
      height: mm(297),
      orientation: landscape ? PageOrientation.LANDSCAPE : PageOrientation.PORTRAIT,
    },
    margin: {
      top: margin.top,
      bottom: margin.bottom,
      left: margin.side,
      right: margin.side,
      header: margin.header,
      footer: margin.footer,
    },
  },
})
