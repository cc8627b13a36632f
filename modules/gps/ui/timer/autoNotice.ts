import { passing } from "#ui/lib/passing.ts"

export type AutoNotice =
  | { of: "started"; ref: string; name: string; here: boolean }
  | { of: "noDefault" }
  | { of: "undone" }

/** What auto-tracking last did, told on every screen until it is dismissed. */
export const autoNotice = passing<AutoNotice>()
