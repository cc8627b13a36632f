import { clockHours } from "#src/shared/clockHours.ts"
import { t } from "#ui/lib/i18n.ts"
import type { WhyAway } from "../../sheets/schema.ts"

/** '7:30'; none is a dash, so that what was worked stands out, or why he was away. */
export const DayHours = ({ minutes, away = null }: { minutes: number; away?: WhyAway | null }) =>
  minutes > 0 ? (
    clockHours(minutes)
  ) : away ? (
    <span className="muted">{t(`absence.short.${away}`)}</span>
  ) : (
    <span className="muted">
      <span aria-hidden>–</span>
      <span className="visually-hidden">0:00</span>
    </span>
  )
