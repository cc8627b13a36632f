import { useTranslation } from "react-i18next"
import type { Outgoing } from "../outbox/item.ts"
import { outbox } from "../outbox/outbox.ts"
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
      <p>{t("kit.items.goToo")}</p>
      <ul>
        {rowsOf(changes, quiet).map(({ id, items }) => (
          <li key={id}>
            {items.length === 1
              ? outbox.textOf(items[0])
              : t("kit.items.many", { name: outbox.textOf(items[0]), count: items.length })}
          </li>
        ))}
      </ul>
    </>
  )
}
