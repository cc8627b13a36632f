import { ClipboardCheck } from "lucide-react"
import { useRef, useState } from "react"
import { useTranslation } from "react-i18next"
import { formatLongDay } from "#src/shared/calendar.ts"
import { isoWeek } from "#src/shared/days.ts"
import { Button } from "#ui/kit/Button.tsx"
import { EmptyState } from "#ui/kit/EmptyState.tsx"
import { ShortcutHint } from "#ui/kit/ShortcutHint.tsx"
import { useRowKeys } from "#ui/lib/rowFocus.ts"
import { useMoved } from "#ui/lib/useMoved.ts"
import type { PendingEntry } from "../../approval/schema.ts"
import { hoursText } from "../timer/hoursText.ts"
import { ApproveAll } from "./ApproveAll.tsx"
import { byWeek, minutesOf } from "./groups.ts"
import { HoursGroup } from "./HoursGroup.tsx"
import { isReady } from "./piles.ts"
import type { ApprovalView } from "./useApprovalView.ts"

/** Entries shown at once; the rest on asking, as there may be thousands of rows. */
const atOnce = 80

/** The entries of a pile, by week. What was just judged keeps its place, with the way back. */
export function ApprovalList({ view, entries }: { view: ApprovalView; entries: PendingEntry[] }) {
  const { t } = useTranslation()
  const moved = useMoved<PendingEntry, "judged">()
  const [most, setMost] = useState(atOnce)
  const list = useRef<HTMLDivElement>(null)
  const more = () => setMost((shown) => shown + atOnce)
  useRowKeys(list, more)

  const all = moved.among(view.among(entries).filter((entry) => view.fits(entry) || moved.of(entry.id)))
  const rows = all
    .map((entry) => newestOf(entry, moved.of(entry.id)?.row))
    .toSorted((a, b) => a.startTime.localeCompare(b.startTime))
  const weeks = byWeek((view.pile === "approved" ? rows.toReversed() : rows).slice(0, most), view.grouping)
  const fitting = rows.filter(view.fits)
  const ready = rows.filter(isReady)

  if (rows.length === 0) return <Nothing view={view} any={entries.length > 0} />
  return (
    <>
      <div className="approval-sum">
        <p role="status">
          {t("gps.approvalScreen.found", { count: fitting.length, hours: hoursText(minutesOf(fitting)) })}
        </p>
        <ApproveAll
          entries={ready}
          onApproved={(ids) => {
            for (const entry of ready)
              if (ids.includes(entry.id)) moved.remember(approvedNow(entry), "judged")
          }}
        />
      </div>
      <ShortcutHint keys={["next", "previous"]} />
      <div ref={list}>
        {(view.pile === "approved" ? weeks.toReversed() : weeks).map((week) => (
          <section key={week.monday} className="approval-week" aria-labelledby={`week-${week.monday}`}>
            <h2 id={`week-${week.monday}`}>
              {t("gps.approvalScreen.week", { week: isoWeek(week.monday), day: formatLongDay(week.monday) })}{" "}
              <span className="muted approval-minutes">{hoursText(week.minutes)}</span>
            </h2>
            {week.groups.map((group) => (
              <HoursGroup key={group.key} group={group} moved={moved} />
            ))}
          </section>
        ))}
      </div>
      {rows.length > most && (
        <Button onClick={more}>{t("gps.approvalScreen.more", { count: rows.length - most })}</Button>
      )}
    </>
  )
}

/** What was judged here, unless it changed since. */
const newestOf = (entry: PendingEntry, moved: PendingEntry | undefined) =>
  moved && moved.version >= entry.version ? moved : entry

const approvedNow = (entry: PendingEntry): PendingEntry => ({
  ...{ ...entry, review: "approved", approved: true },
  version: entry.version + 1,
})

function Nothing({ view, any }: { view: ApprovalView; any: boolean }) {
  const { t } = useTranslation()
  const filtered = view.person !== "" || view.project !== ""
  return (
    <EmptyState
      icon={ClipboardCheck}
      title={t(
        filtered && any ? "gps.approvalScreen.empty.filtered" : `gps.approvalScreen.empty.${view.pile}`,
      )}
      action={filtered && <Button onClick={view.clear}>{t("gps.approvalScreen.empty.clear")}</Button>}
    >
      {!filtered && t(`gps.approvalScreen.empty.${view.pile}Text`)}
    </EmptyState>
  )
}
