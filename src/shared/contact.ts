import * as z from "zod/mini"
import { line } from "./text.ts"

/** Nothing that could end or split an address in the head of a mail. */
export const Email = line(254).check(z.regex(/^[^\s@,;<>"]+@[^\s@,;<>"]+\.[^\s@,;<>".]{2,}$/))

export const Phone = line(30).check(z.regex(/^\+?[\d\s().-]{8,30}$/))
