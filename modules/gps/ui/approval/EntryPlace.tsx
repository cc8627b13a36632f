import { useTranslation } from "react-i18next"
import { Disclosure } from "#ui/kit/Disclosure.tsx"
import { MapOnDemand } from "#ui/kit/Map.tsx"
import type { PendingEntry } from "../../approval/schema.ts"

/** Where an entry was begun, in words, and on a map on asking. */
export function EntryPlace({ entry }: { entry: PendingEntry }) {
  const { t } = useTranslation()
  const { id, person, location, endLocation, metres } = entry
  const marks = [
    ...(location
      ? [{ ...location, id: `${id}-from`, name: t("gps.approvalScreen.place.from", { person }) }]
      : []),
    ...(endLocation
      ? [{ ...endLocation, id: `${id}-to`, name: t("gps.approvalScreen.place.to", { person }) }]
      : []),
  ]
  if (marks.length === 0) return null
  return (
    <Disclosure
      className="approval-place"
      summary={
        metres === null
          ? t("gps.approvalScreen.place.somewhere")
          : rounded(metres) === 0
            ? t("gps.approvalScreen.place.there")
            : metres < kilometre
              ? t("gps.approvalScreen.place.metres", { metres: rounded(metres) })
              : t("gps.approvalScreen.place.kilometres", { kilometres: Math.round(metres / kilometre) })
      }
    >
      <MapOnDemand label={t("gps.approvalScreen.place.map", { person })} marks={marks} />
    </Disclosure>
  )
}

const kilometre = 1000
/** No more exact than a phone knows. */
const rounded = (metres: number) => Math.round(metres / 10) * 10
