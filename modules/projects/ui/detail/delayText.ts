import { t } from "#ui/lib/i18n.ts"

/** How many working days later, or earlier. */
export const delayText = (days: number): string =>
  t(days > 0 ? "projects.detail.delayed" : "projects.detail.sooner", { days: Math.abs(days) })
