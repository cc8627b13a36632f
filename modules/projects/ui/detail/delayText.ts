import { t } from "#ui/lib/i18n.ts"

/** '2 werkdagen later door meerwerk', or earlier. */
export const delayText = (days: number): string =>
  t(days > 0 ? "projects.detail.delayTitle" : "projects.detail.soonerTitle", { count: Math.abs(days) })
