import { useTranslation } from "react-i18next"
import { useLocation } from "wouter"
import type { Day } from "#src/shared/days.ts"
import { Select } from "#ui/kit/Select.tsx"
import { useSignedIn } from "#ui/lib/session.ts"
import { sheetHref } from "./addresses.ts"
import { useOverview } from "./hooks.ts"

const all = "everyone"

/** Whose sheet the office sees; the choice stands in the address. */
export function PersonChoice({
  week,
  whose,
}: {
  week: Day | undefined
  whose: number | "everyone" | undefined
}) {
  const { t } = useTranslation()
  const [, go] = useLocation()
  const me = useSignedIn()
  const people = useOverview(week).data?.people ?? []
  const listed = people.map(({ accountId, person }) => ({ value: String(accountId), label: person }))
  const chosen = String(whose ?? me.id)
  // The shared account of the office has a sheet too, but no line among people without hours.
  const known = chosen === all || listed.some(({ value }) => value === chosen)
  return (
    <Select
      id="sheet-person"
      label={t("gps.week.sheet.person")}
      value={chosen}
      onChange={(next) => go(sheetHref(week, next === all ? all : Number(next)), { replace: true })}
      options={[
        { value: all, label: t("gps.week.sheet.everyone") },
        ...(known ? [] : [{ value: chosen, label: whose === undefined ? me.name : chosen }]),
        ...listed,
      ]}
    />
  )
}
