import { History } from "lucide-react"
import { useTranslation } from "react-i18next"
import { useSearchParams } from "wouter"
import { dayOf, today } from "#src/shared/calendar.ts"
import { BackLink } from "#ui/kit/BackLink.tsx"
import { Button } from "#ui/kit/Button.tsx"
import { EmptyState } from "#ui/kit/EmptyState.tsx"
import { Loaded } from "#ui/kit/Loaded.tsx"
import { Select } from "#ui/kit/Select.tsx"
import { Skeleton } from "#ui/kit/Skeleton.tsx"
import { formatDayInWords } from "#ui/lib/format.ts"
import { useScreen } from "#ui/lib/useScreen.ts"
import { useWide } from "#ui/lib/useWide.ts"
import { mostChanges, type RecentChanges } from "../schema.ts"
import { ChangeRow } from "./ChangeRow.tsx"
import { useChanges } from "./hooks.ts"

/** On a phone each is as high as three. */
const [onPhone, whereThereIsRoom] = [20, 50]

/** What anyone changed, day by day, with the way back where there is one. Who and how many is in the address. */
export default function Changes() {
  const { t } = useTranslation()
  useScreen(t("changes.title"))
  const [search, setSearch] = useSearchParams()
  const atOnce = useWide() ? whereThereIsRoom : onPhone
  const by = Number(search.get("wie")) || undefined
  const limit = Math.min(Number(search.get("aantal")) || atOnce, mostChanges)
  const changes = useChanges({ limit, ...(by && { by }) })
  const show = (who: number | undefined, count: number) =>
    setSearch(
      { ...(who && { wie: String(who) }), ...(count > atOnce && { aantal: String(count) }) },
      { replace: true },
    )
  return (
    <>
      <BackLink href="/dashboard">{t("changes.back")}</BackLink>
      <h1>{t("changes.title")}</h1>
      <p className="muted">{t("changes.intro")}</p>
      <Loaded from={changes} skeleton={<Skeleton lines={10} height="2.5rem" />}>
        {(known) => (
          <>
            <div className="changes-who">
              <Select
                id="changes-who"
                label={t("changes.who")}
                value={by ? String(by) : ""}
                empty={t("changes.everyone")}
                options={known.people.map(({ id, name }) => ({ value: String(id), label: name }))}
                onChange={(who) => show(Number(who) || undefined, atOnce)}
              />
            </div>
            <Days known={known} by={by} />
            {known.more && limit < mostChanges && (
              <p className="list-more no-print">
                <Button onClick={() => show(by, limit + atOnce)}>{t("changes.more")}</Button>
              </p>
            )}
            {known.more && limit === mostChanges && <p className="muted">{t("changes.older")}</p>}
          </>
        )}
      </Loaded>
    </>
  )
}

function Days({ known: { changes, people }, by }: { known: RecentChanges; by: number | undefined }) {
  const { t } = useTranslation()
  if (changes.length === 0) {
    const name = people.find(({ id }) => id === by)?.name
    return (
      <EmptyState icon={History} title={t("changes.empty.title")}>
        {name ? t("changes.empty.of", { name }) : t("changes.empty.text")}
      </EmptyState>
    )
  }
  const days = Map.groupBy(changes, ({ at }) => dayOf(new Date(at)))
  const now = today(() => new Date())
  return [...days].map(([day, ofDay]) => (
    <section key={day} className="changes-day">
      <h2>{day === now ? t("changes.today", { day: formatDayInWords(day) }) : formatDayInWords(day)}</h2>
      <ul className="changes-list plain">
        {ofDay.map((change) => (
          <ChangeRow key={change.id} change={change} />
        ))}
      </ul>
    </section>
  ))
}
