import { useTranslation } from "react-i18next"
import { Notice } from "#ui/kit/Notice.tsx"
import type { Conflict } from "../schema.ts"
import { spanText } from "./dates.ts"

/** Above the week: everyone who is wanted twice in it. */
export function ConflictList({ conflicts }: { conflicts: Conflict[] }) {
  const { t } = useTranslation()
  return (
    <Notice tone="warn">
      {conflicts.length > 0 && (
        <>
          <h3 className="conflicts-title">{t("timeline.conflicts.title", { count: conflicts.length })}</h3>
          <ul className="conflicts">
            {conflicts.map(({ person, projects: [first, second], from, to }) => (
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
            ))}
          </ul>
        </>
      )}
    </Notice>
  )
}
