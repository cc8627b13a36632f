import { convertMillimetersToTwip, type ISectionPropertiesOptions, PageOrientation } from "docx"

const mm = convertMillimetersToTwip
const portrait = { top: mm(20), bottom: mm(20), side: mm(20), header: mm(10), footer: mm(9) }
/** A page that is no higher than this spends less on white. */
const landscape = { top: mm(15), bottom: mm(16), side: mm(20), header: mm(8), footer: mm(8) }

/** Width between the margins of an A4, in twips. */
export const contentWidth = {
  portrait: mm(210) - 2 * portrait.side,
  landscape: mm(297) - 2 * landscape.side,
}

export const a4 = (isLandscape: boolean): ISectionPropertiesOptions => ({
  // The first page carries the letterhead, the others a running line.
  titlePage: true,
  page: {
    size: {
      width: mm(210),
      height: mm(297),
      orientation: isLandscape ? PageOrientation.LANDSCAPE : PageOrientation.PORTRAIT,
    },
    margin: marginOf(isLandscape ? landscape : portrait),
  },
})

const marginOf = ({ side, ...margin }: typeof portrait) => ({ ...margin, left: side, right: side })
