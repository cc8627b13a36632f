import { useTranslation } from "react-i18next"
import { addDays, isoWeek, weekDays } from "#src/shared/days.ts"
import { Notice } from "#ui/kit/Notice.tsx"
import { shortDay, weekText } from "#ui/lib/dates.ts"
import { useSignedIn } from "#ui/lib/session.ts"
import { useOutgoing } from "#ui/outbox/useOutbox.ts"
import type { WeekSheet as Sheet } from "../../../sheets/schema.ts"
import { isEntryItem } from "../../timer/items.ts"
import { SheetEntries } from "./SheetEntries.tsx"
import { SheetLines } from "./SheetLines.tsx"
import { SheetSums } from "./SheetSums.tsx"
import { Signatures } from "./Signatures.tsx"

/** A week of one person; on paper a page of its own, to sign. */
export function WeekSheet({ sheet }: { sheet: Sheet }) {
  const { t } = useTranslation()
  const { person, company, monday, entries } = sheet
  const week = t("gps.week.sheet.of", { week: isoWeek(monday) })
  return (
    <article
      className="week-sheet"
      aria-label={t("gps.week.sheet.caption", { person, week: isoWeek(monday) })}
    >
      <header className="sheet-head stack flush">
        <p className="sheet-company">{company}</p>
        <p className="sheet-title" aria-hidden>
          {t("gps.week.sheet.title")}
        </p>
        <h2>{person}</h2>
        <p className="sheet-week">
          <strong>{week}</strong> {weekText({ from: monday, to: addDays(monday, 6) })}
        </p>
      </header>
      <AwayDays of={sheet} />
      <Unsent accountId={sheet.accountId} />
      {entries.length === 0 ? (
        <p className="muted">{t("gps.week.sheet.noneText")}</p>
      ) : (
        <>
          <Doubts sheet={sheet} />
          <SheetLines sheet={sheet} />
          <SheetSums sheet={sheet} />
          <SheetEntries sheet={sheet} />
        </>
      )}
      <Signatures person={person} />
    </article>
  )
}

/** Days of leave or illness, which are no hours; what he never works goes without saying. */
function AwayDays({ of: { away, monday } }: { of: Sheet }) {
  const { t } = useTranslation()
  const days = weekDays(monday).flatMap((day, at) => {
    const kind = away[at]
    return kind && kind !== "off" ? `${shortDay(day)} (${t(`absence.kind.${kind}`).toLowerCase()})` : []
  })
  return days.length > 0 && <p>{t("gps.week.sheet.away", { days: days.join(", ") })}</p>
}

/** What the office doesn't know yet is not counted. */
function Unsent({ accountId }: { accountId: number }) {
  const { t } = useTranslation()
  const own = useSignedIn().id === accountId
  const waits = useOutgoing().some(isEntryItem)
  return <Notice tone="warn">{own && waits && t("gps.week.sheet.unsent")}</Notice>
}

/** What makes that the total isn't the last word. */
function Doubts({ sheet: { entries } }: { sheet: Sheet }) {
  const { t } = useTranslation()
  const open = entries.filter(({ status }) => status === "incomplete").length
  return (
    <>
      <Notice tone="info">
        {entries.some(({ status }) => status === "active") && t("gps.week.sheet.running")}
      </Notice>
      <Notice tone="warn">{open > 0 && t("gps.week.sheet.incomplete", { count: open })}</Notice>
    </>
  )
}
