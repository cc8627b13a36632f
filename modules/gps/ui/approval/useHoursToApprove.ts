import { useNotices } from "#modules/settings/ui/notices/hooks.ts"

/** Notices of the module about hours that wait for the office. */
const waiting = ["toApprove", "incomplete"].map((name) => `gps.${name}`)

/** How many entries wait for the office; the bell counts them all as a matter or two. */
export const useHoursToApprove = (): number | undefined =>
  useNotices()
    .data?.filter(({ key }) => waiting.includes(key))
    .reduce((total, { count }) => total + count, 0)
