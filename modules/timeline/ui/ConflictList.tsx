import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import { Notice } from "#ui/kit/Notice.tsx"
import { spanText } from "#ui/lib/dates.ts"
import type { Conflict } from "../schema.ts"
import { peopleIn } from "../week.ts"

const shown = 6

/** Above the week: everyone who is wanted twice in it. */
export function ConflictList({ conflicts }: { conflicts: Conflict[] }) {
  const { t } = useTranslation()
  const [all, setAll] = useState(false)
  const rest = all ? 0 : conflicts.length - shown
  return (
    <Notice tone="warn">
      {conflicts.length > 0 && (
        <>
          <h3 className="conflicts-title">{t("timeline.conflicts.title", { count: peopleIn(conflicts) })}</h3>
          <ul className="conflicts marks">
            {(rest > 0 ? conflicts.slice(0, shown) : conflicts).map(
              ({ person, projects: [first, second], from, to }) => (
                <li key={`${person.id} ${first.id} ${second.id}`}>
                  {t("timeline.conflicts.line", {
                    person: person.name,
                    first: first.name,
                    second: second.name,
                  })}{" "}
                  <span className="conflict-days">
                    {t("timeline.conflicts.when", { days: spanText({ from, to }) })}
                  </span>
                </li>
              ),
            )}
          </ul>
          {rest > 0 && (
            <Button variant="plain" onClick={() => setAll(true)}>
              {t("timeline.conflicts.more", { count: rest })}
            </Button>
          )}
        </>
      )}
    </Notice>
  )
}
