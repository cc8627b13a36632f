import { t } from "#ui/lib/i18n.ts"

/** '7 u 30 min', '8 u', '25 min' */
export function hoursText(total: number): string {
  const [hours, minutes] = [Math.floor(total / 60), total % 60]
  if (hours === 0) return t("gps.timer.minutesOnly", { minutes })
  return minutes === 0 ? t("gps.timer.hoursOnly", { hours }) : t("gps.timer.hours", { hours, minutes })
}
