import { useNotices } from "#modules/settings/ui/notices/hooks.ts"

/** How many entries wait for the office; the bell counts them all as one matter. */
export const useHoursToApprove = (): number | undefined =>
  useNotices().data?.reduce((total, { key, count }) => (key.endsWith(".toApprove") ? count : total), 0)
