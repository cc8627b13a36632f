import { t } from "./i18n.ts"

/** For a sentence: '7 u 30 min', '8 u', '25 min'. In tables and fields they read as on a clock (`clockHours`). */
export function hoursText(total: number): string {
  const [hours, minutes] = [Math.floor(total / 60), total % 60]
  if (hours === 0) return t("kit.hours.minutesOnly", { minutes })
  return minutes === 0 ? t("kit.hours.hoursOnly", { hours }) : t("kit.hours.both", { hours, minutes })
}
