import { useId } from "react"
import { useTranslation } from "react-i18next"
import { useLocation } from "wouter"
import { useWeek } from "#modules/timeline/ui/hooks.ts"
import type { Day } from "#src/shared/days.ts"
import { Select } from "#ui/kit/Select.tsx"
import { useSignedIn } from "#ui/lib/session.ts"

/** Whose route. The address tells it too, so that Back returns to the one before. */
export function PersonField({ accountId, day }: { accountId: number | undefined; day: Day | undefined }) {
  const { t } = useTranslation()
  const id = useId()
  const { id: me } = useSignedIn()
  const [path, go] = useLocation()
  const people = (useWeek(undefined).data?.people ?? []).filter((person) => person.id !== me)
  return (
    <Select
      id={`${id}-person`}
      label={t("gps.track.person")}
      empty={t("gps.track.own")}
      options={people.map((person) => ({ value: String(person.id), label: person.name }))}
      value={accountId === undefined || accountId === me ? "" : String(accountId)}
      onChange={(person) =>
        go(`${path}?${new URLSearchParams({ ...(person && { persoon: person }), ...(day && { dag: day }) })}`)
      }
    />
  )
}
