import { t } from "#ui/lib/i18n.ts"
import { distances } from "../../constants.ts"

type Grade = "good" | "fair" | "poor" | "useless"

/** '± 8 m, goed' */
export const accuracyText = (metres: number): string =>
  t(`gps.device.accuracy.${gradeOf(metres)}`, { metres: Math.max(1, Math.round(metres)) })

/** The widget's step of 40 m is lost in what is worse than fair. */
function gradeOf(metres: number): Grade {
  if (metres <= 15) return "good"
  if (metres <= distances.movement) return "fair"
  return metres <= distances.worstAccuracy ? "poor" : "useless"
}
