import type { TFunction } from "i18next"
import { useTranslation } from "react-i18next"
import { formatDay, weekday } from "#src/shared/days.ts"
import { type OpenState, openState } from "#src/shared/openNow.ts"
import { useSite } from "../lib/company.ts"
import { useNow } from "../lib/now.ts"
import { weekdayName } from "../lib/weekday.ts"

/** 'Nu open tot 18:00' or 'Nu gesloten, maandag weer open om 08:00'; nothing where no hours are known. */
export function OpenNow() {
  const { t } = useTranslation()
  const { openingHours } = useSite()
  const now = useNow()
  if (!openingHours.some(Boolean)) return null
  const state = openState(openingHours, now)
  return (
    <p className={state.open ? "open-now open-now-yes" : "open-now"}>
      <span className="open-now-dot" aria-hidden />
      {sentence(state, t)}
    </p>
  )
}

function sentence(state: OpenState, t: TFunction): string {
  if (state.open) return t("kit.open.now", { until: state.until })
  const closed = state.holiday ? t("kit.open.holiday", { name: state.holiday }) : t("kit.open.closed")
  return state.next ? `${closed}, ${again(state.next, t)}` : closed
}

function again({ day, inDays, opens }: { day: string; inDays: number; opens: string }, t: TFunction): string {
  if (inDays === 0) return t("kit.open.today", { opens })
  if (inDays === 1) return t("kit.open.tomorrow", { opens })
  return t("kit.open.later", { day: inDays < 7 ? weekdayName(weekday(day)) : formatDay(day), opens })
}
