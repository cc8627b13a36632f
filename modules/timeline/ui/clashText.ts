import { spanText } from "#ui/lib/dates.ts"
import { t } from "#ui/lib/i18n.ts"
import { awayText } from "./awayText.ts"
import type { Clash } from "./planning.ts"

/** 'Bas staat dan ook op Keuken (ma 23 nov)', 'Bas is dan weg: vakantie (ma 23 nov)' */
export const clashText = ({ person, project, kind, days }: Clash): string =>
  project === undefined
    ? t("timeline.conflicts.awayLine", { person, kind: awayText(kind ?? null), days: spanText(days) })
    : t("timeline.conflicts.wouldLine", { person, project, days: spanText(days) })
