import { listed, nameOfWeekday } from "#modules/absence/ui/workDaysText.ts"
import { spanText } from "#ui/lib/dates.ts"
import { t } from "#ui/lib/i18n.ts"
import { awayText } from "./awayText.ts"
import type { Clash, FixedOff } from "./planning.ts"

/** 'Bas staat dan ook op Keuken (ma 23 nov)', 'Bas is dan weg: vakantie (ma 23 nov)' */
export const clashText = ({ person, project, kind, days }: Clash): string =>
  project === undefined
    ? t("timeline.conflicts.awayLine", { person, kind: awayText(kind ?? null), days: spanText(days) })
    : t("timeline.conflicts.wouldLine", { person, project, days: spanText(days) })

/** 'Ilyas werkt niet op vrijdag', 'Ilyas heeft school op vrijdag' */
export const fixedOffText = ({ person, kind, weekdays }: FixedOff): string =>
  t(`timeline.conflicts.fixedOff.${kind}`, { person, days: listed(weekdays.map(nameOfWeekday)) })
