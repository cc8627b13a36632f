import { countOf, useNotices } from "#modules/settings/ui/notices/hooks.ts"

/** Notices of the module about hours that wait for the office. */
const waiting = ["toApprove", "incomplete"].map((name) => `gps.${name}`)

/** How many entries wait for the office, as the bell says it. */
export const useHoursToApprove = (): number | undefined =>
  countOf(useNotices().data?.filter(({ key }) => waiting.includes(key)))
