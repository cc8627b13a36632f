import { CalendarX } from "lucide-react"
import { useTranslation } from "react-i18next"
import { useParams } from "wouter"
import { dayOf } from "#src/shared/calendar.ts"
import { formatWeekday } from "#src/shared/dayWords.ts"
import { BackLink } from "#ui/kit/BackLink.tsx"
import { LinkButton } from "#ui/kit/Button.tsx"
import { Card } from "#ui/kit/Card.tsx"
import { EmptyState } from "#ui/kit/EmptyState.tsx"
import { Loaded } from "#ui/kit/Loaded.tsx"
import { ScreenHead } from "#ui/kit/ScreenHead.tsx"
import { useScreen } from "#ui/lib/useScreen.ts"
import type { Workplace } from "../../entries/schema.ts"
import { Correction } from "./Correction.tsx"
import { EntryFacts } from "./EntryFacts.tsx"
import { EntryHistory } from "./EntryHistory.tsx"
import { RemoveEntry } from "./RemoveEntry.tsx"
import type { Row } from "./rows.ts"
import { useSheet } from "./useTimer.ts"

const back = "/gps-tracking"

/** /gps-tracking/:id: one entry, to look at, correct or remove. */
export default function EntryScreen() {
  const { t } = useTranslation()
  const { id } = useParams<{ id: string }>()
  const { from, sessions, rows } = useSheet()
  const row = rows.find((each) => each.known && String(each.id) === id)
  const title = row
    ? t("gps.timer.entry.title", { day: formatWeekday(dayOf(new Date(row.startTime))) })
    : t("gps.timer.title")
  useScreen(title)
  const source = sessions.data ? { ...sessions, error: undefined } : sessions
  return (
    <>
      <BackLink href={back}>{t("gps.timer.form.back")}</BackLink>
      <ScreenHead title={title} />
      {row ? (
        <Entry key={row.version} row={row} rows={rows} workplaces={from.data?.state.workplaces ?? []} />
      ) : (
        <Loaded from={source}>
          {() => (
            <EmptyState
              icon={CalendarX}
              title={t("gps.timer.entry.notFound")}
              action={<LinkButton href={back}>{t("gps.timer.form.back")}</LinkButton>}
            >
              {t("gps.timer.entry.notFoundText")}
            </EmptyState>
          )}
        </Loaded>
      )}
    </>
  )
}

function Entry({ row, rows, workplaces }: { row: Row; rows: readonly Row[]; workplaces: Workplace[] }) {
  const { t } = useTranslation()
  return (
    <div className="entry-screen stack loose">
      <EntryFacts row={row} />
      {row.review === "approved" ? (
        <p className="muted">{t("gps.timer.entry.approved")}</p>
      ) : row.waiting ? (
        <p className="muted">{t("gps.timer.entry.unsent")}</p>
      ) : (
        <Card title={t("gps.timer.entry.correct")}>
          <Correction row={row} rows={rows} workplaces={workplaces} />
        </Card>
      )}
      <EntryHistory row={row} />
      {row.review !== "approved" && !row.waiting && <RemoveEntry row={row} />}
    </div>
  )
}
