import { countOf, useNotices } from "#modules/settings/ui/notices/hooks.ts"

/** How many entries wait for the office, as the bell says it. */
export const useHoursToApprove = (): number | undefined =>
  countOf(useNotices().data?.filter(({ key }) => key === "gps.toApprove" || key === "gps.incomplete"))
