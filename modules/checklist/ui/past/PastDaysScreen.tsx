import { History } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Link } from "wouter"
import { BackLink } from "#ui/kit/BackLink.tsx"
import { Button } from "#ui/kit/Button.tsx"
import { Card } from "#ui/kit/Card.tsx"
import { EmptyState } from "#ui/kit/EmptyState.tsx"
import { Loaded } from "#ui/kit/Loaded.tsx"
import { ScreenHead } from "#ui/kit/ScreenHead.tsx"
import { Select } from "#ui/kit/Select.tsx"
import { formatDayInWords } from "#ui/lib/format.ts"
import { usePolled } from "#ui/lib/swr.tsx"
import { useScreen } from "#ui/lib/useScreen.ts"
import type { FinishedDay, PastDays } from "../../schema.ts"
import { api } from "../api.ts"
import { dayPath } from "../paths.ts"
import { Slips } from "./Slips.tsx"

/** Days that were finished, and what was left open on them again and again. */
export default function PastDaysScreen() {
  const { t } = useTranslation()
  const [person, setPerson] = useState<number>()
  const [befores, setBefores] = useState<(string | undefined)[]>([undefined])
  const first = usePast(person, undefined)
  useScreen(t("checklist.past.title"))
  return (
    <div className="stack roomy">
      <BackLink href="/daily-checklist">{t("checklist.past.back")}</BackLink>
      <ScreenHead title={t("checklist.past.title")}>
        <Button onClick={() => print()}>{t("checklist.past.print")}</Button>
      </ScreenHead>
      <Loaded from={first}>
        {({ people, slips, days }) => (
          <div className="stack roomy">
            {people.length > 0 && (
              <div className="checklist-who no-print">
                <Select
                  id="wie"
                  label={t("checklist.past.who")}
                  empty={t("checklist.past.everyone")}
                  options={people.map(({ id, name }) => ({ value: String(id), label: name }))}
                  value={person === undefined ? "" : String(person)}
                  onChange={(id) => {
                    setPerson(id === "" ? undefined : Number(id))
                    setBefores([undefined])
                  }}
                />
              </div>
            )}
            {slips.length > 0 && <Slips slips={slips} />}
            {days.length === 0 && (
              <EmptyState icon={History} title={t("checklist.past.none")}>
                {t("checklist.past.noneText")}
              </EmptyState>
            )}
            {befores.map((before, at) => (
              <Days
                key={before ?? ""}
                {...{ person, before }}
                more={at === befores.length - 1 ? (next) => setBefores([...befores, next]) : undefined}
              />
            ))}
          </div>
        )}
      </Loaded>
    </div>
  )
}

const usePast = (person: number | undefined, before: string | undefined) =>
  usePolled<PastDays>([`${dayPath}/days`, { person, before }], () => api.past(person, before), 0)

interface DaysProps {
  person: number | undefined
  before: string | undefined
  /** Shows what is older than that day. */
  more: ((before: string) => void) | undefined
}

function Days({ person, before, more: showMore }: DaysProps) {
  const { t } = useTranslation()
  const read = usePast(person, before)
  return (
    <Loaded from={read}>
      {({ days, more }) => (
        <>
          {[...Map.groupBy(days, ({ day }) => day)].map(([day, own]) => (
            <Card key={day} sheet title={formatDayInWords(day)}>
              <ul className="checklist-past plain">
                {own.map((one) => (
                  <Finished key={one.id} of={one} />
                ))}
              </ul>
            </Card>
          ))}
          {more && showMore && (
            <Button onClick={() => showMore(days.at(-1)!.day)}>{t("checklist.past.more")}</Button>
          )}
        </>
      )}
    </Loaded>
  )
}

function Finished({ of: { id, person, percentage, left, photos, hasNotes } }: { of: FinishedDay }) {
  const { t } = useTranslation()
  const facts = [
    left === 0 ? t("checklist.past.whole") : t("checklist.past.left", { count: left }),
    photos > 0 && t("checklist.past.photos", { count: photos }),
    hasNotes && t("checklist.past.hasNotes"),
  ]
  return (
    <li>
      <Link className="checklist-past-row" href={`/daily-checklist/dagen/${id}`}>
        <strong>{person.name}</strong>
        <span>{t("checklist.percentage", { percentage })}</span>
        <span className="muted">{facts.filter(Boolean).join(" · ")}</span>
      </Link>
    </li>
  )
}
