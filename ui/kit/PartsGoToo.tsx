import { useTranslation } from "react-i18next"
import { outbox } from "../outbox/outbox.ts"
import type { Outgoing } from "../outbox/parcel.ts"
import { rowsOf } from "../outbox/rows.ts"

/** What is thrown away with something, because the office can do nothing with it alone. */
export function PartsGoToo({ parts }: { parts: readonly Outgoing[] }) {
  const { t } = useTranslation()
  if (parts.length === 0) return null
  // Thousands of positions may go with one start.
  const recorded = new Set(outbox.quiet())
  const changes = parts.filter((part) => !recorded.has(part))
  const quiet = parts.filter((part) => recorded.has(part))
  return (
    <>
      <p>{t("kit.parcels.goToo")}</p>
      <ul>
        {rowsOf(changes, quiet).map(({ id, parcels }) => (
          <li key={id}>
            {parcels.length === 1
              ? outbox.textOf(parcels[0])
              : t("kit.parcels.many", { name: outbox.textOf(parcels[0]), count: parcels.length })}
          </li>
        ))}
      </ul>
    </>
  )
}
