import { takesJson } from "../http/limits.ts"

/** Beside `role` on a route that takes a list: 2 MB, and what escaping adds to it. */
export const takesSheet = takesJson(4)

/** 5,000 customers with a project each take two seconds here, and longer on a small server. */
export const longImportSeconds = 60
