import type { Day } from "#src/shared/days.ts"

/** Where the route of a person on a day is shown. */
export const trackHref = ({ accountId, day }: { accountId: number; day: Day }) =>
  `/uren/route?persoon=${accountId}&dag=${day}`
