import { ClipboardCheck } from "lucide-react"
import { useTranslation } from "react-i18next"
import { isoWeek } from "#src/shared/days.ts"
import { formatLongDay } from "#src/shared/dayWords.ts"
import { Button } from "#ui/kit/Button.tsx"
import { EmptyState } from "#ui/kit/EmptyState.tsx"
import { ShortcutHint } from "#ui/kit/ShortcutHint.tsx"
import { hoursText } from "#ui/lib/hoursText.ts"
import { useMoved } from "#ui/lib/useMoved.ts"
import { ListRows } from "#ui/list/ListRows.tsx"
import { useFound } from "#ui/list/useFound.ts"
import type { PendingEntry } from "../../approval/schema.ts"
import { ApproveAll } from "./ApproveAll.tsx"
import { type ApprovalView, byDay, isReady } from "./approvalList.ts"
import { byWeek, entriesOf, minutesOf, only } from "./groups.ts"
import { HoursGroup } from "./HoursGroup.tsx"

/** The entries of a pile, by week. What was just judged keeps its place, with the way back. */
export function ApprovalList({ view, entries }: { view: ApprovalView; entries: PendingEntry[] }) {
  const { t } = useTranslation()
  const moved = useMoved<PendingEntry>()
  const backwards = view.pile === "approved"

  const here = useFound(view, entries, { has: (id) => moved.of(Number(id)) !== undefined })
  const rows = moved
    .among(here)
    .map((entry) => newestOf(entry, moved.of(entry.id)?.row))
    .toSorted((a, b) => a.startTime.localeCompare(b.startTime))
  const fitting = useFound(view, rows)
  const upwards = byWeek(rows, view.choices.group === byDay ? "day" : "person")
  const weeks = backwards ? upwards.toReversed() : upwards

  return (
    <ListRows view={view} rows={entriesOf(weeks)} empty={<Nothing view={view} any={entries.length > 0} />}>
      {(shown) => (
        <>
          <div className="split">
            <p role="status">
              {t("gps.approvalScreen.found", { count: fitting.length, hours: hoursText(minutesOf(fitting)) })}
            </p>
            <ApproveAll view={view} entries={rows.filter(isReady)} moved={moved} />
          </div>
          <ShortcutHint keys={["next", "previous"]} />
          {only(shown, weeks).map((week) => (
            <section key={week.monday} className="approval-week" aria-labelledby={`week-${week.monday}`}>
              <h2 id={`week-${week.monday}`}>
                {t("gps.approvalScreen.week", {
                  week: isoWeek(week.monday),
                  day: formatLongDay(week.monday),
                })}{" "}
                <span className="muted approval-minutes">{hoursText(week.minutes)}</span>
              </h2>
              {week.groups.map((group) => (
                <HoursGroup key={group.key} group={group} moved={moved} />
              ))}
            </section>
          ))}
        </>
      )}
    </ListRows>
  )
}

/** What was judged here, unless it changed since. */
const newestOf = (entry: PendingEntry, moved: PendingEntry | undefined) =>
  moved && moved.version >= entry.version ? moved : entry

function Nothing({ view, any }: { view: ApprovalView; any: boolean }) {
  const { t } = useTranslation()
  return (
    <EmptyState
      icon={ClipboardCheck}
      title={t(
        view.narrowed && any ? "gps.approvalScreen.empty.filtered" : `gps.approvalScreen.empty.${view.pile}`,
      )}
      action={view.narrowed && <Button onClick={view.clear}>{t("gps.approvalScreen.empty.clear")}</Button>}
    >
      {!view.narrowed && t(`gps.approvalScreen.empty.${view.pile}Text`)}
    </EmptyState>
  )
}
