import * as z from "zod/mini"
import { labelSheets, labelsOn, sheetNames } from "./sheets.ts"

/** In one file: a slip of the finger makes no book. */
const mostLabels = 500

const whole = (wrong: string) =>
  z.pipe(z.coerce.number(wrong), z.int(wrong).check(z.positive(wrong), z.lte(mostLabels, wrong)))

const how = {
  sheet: z.enum(sheetNames),
  /** The first label of the sheet that is still there, counted from 1. */
  first: whole("stock.labelFirst"),
  /** How many of each material. */
  each: whole("stock.labelEach"),
}
export const LabelWish = z.strictObject(how)
export type LabelWish = z.infer<typeof LabelWish>

/** As in an address: '12-15-7', in the order in which they are printed. A comma there would part them already. */
const Ids = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,8}(-[1-9]\d{0,8})*$/), z.maxLength(mostLabels * 10)),
  z.transform((list) => list.split("-").map(Number)),
)
export const LabelQuery = z.strictObject({ ...how, ids: Ids })
export type LabelQuery = z.infer<typeof LabelQuery>

/** What no field alone can tell: by field the code of what is wrong. */
export const wrongWith = ({ sheet, first, each }: LabelWish, materials: number): Record<string, string> => ({
  ...(first > labelsOn(labelSheets[sheet]) && { first: "stock.labelFirst" }),
  ...(materials * each > mostLabels && { each: "stock.tooManyLabels" }),
})
