import { History, Inbox, type LucideIcon } from "lucide-react"
import { Suspense, useState } from "react"
import { useTranslation } from "react-i18next"
import { Link } from "wouter"
import { Button } from "#ui/kit/Button.tsx"
import { Card } from "#ui/kit/Card.tsx"
import { Loaded } from "#ui/kit/Loaded.tsx"
import { Skeleton } from "#ui/kit/Skeleton.tsx"
import { formatMoment } from "#ui/lib/format.ts"
import { useOffice } from "#ui/lib/office.ts"
import { useTells } from "#ui/lib/useTells.ts"
import { formatWhen } from "#ui/lib/when.ts"
import { type Happened as AllHappened, mostHappened } from "../../../schema.ts"
import { useHappened } from "../hooks.ts"

const atOnce = 15

/** All that happened to this customer, newest first, each line a way to the thing itself. */
export function Happened({ id }: { id: number }) {
  const { t } = useTranslation()
  const [limit, setLimit] = useState(atOnce)
  return (
    <Card sheet title={t("projects.customers.history.title")} className="customer-sheet customer-happened">
      <Suspense fallback={<Skeleton lines={5} />}>
        <Loaded from={useHappened(id, limit)} skeleton={<Skeleton lines={5} />}>
          {({ entries, more }) => (
            <>
              <ol className="customer-rows plain">
                {entries.map((entry) => (
                  <Line key={entry.id} entry={entry} />
                ))}
              </ol>
              {more && limit < mostHappened && (
                <p className="customer-more no-print">
                  <Button
                    className="button-small"
                    onClick={() => setLimit(Math.min(limit + 2 * atOnce, mostHappened))}
                  >
                    {t("projects.customers.history.more")}
                  </Button>
                </p>
              )}
              {more && limit === mostHappened && (
                <p className="customer-more muted">{t("projects.customers.history.older")}</p>
              )}
            </>
          )}
        </Loaded>
      </Suspense>
    </Card>
  )
}

function Line({ entry }: { entry: AllHappened["entries"][number] }) {
  const { at, by, action, project, href } = entry
  const said = useTells()(entry)
  const Icon = useIcon(action)
  const about = [project, by].filter(Boolean).join(" · ")
  return (
    <li>
      <Icon aria-hidden size="1.2em" />
      <div className="customer-lines stack flush">
        {href ? (
          <span>
            <Link className="cover-link" href={href}>
              {said}
            </Link>
          </span>
        ) : (
          <span>{said}</span>
        )}
        {about && <span className="customer-about muted">{about}</span>}
      </div>
      <time className="customer-when muted" dateTime={at} title={formatMoment(at)}>
        {formatWhen(at)}
      </time>
    </li>
  )
}

/** Hook: of its kind, as it looks where things are found. */
function useIcon(action: string): LucideIcon {
  const { finds } = useOffice()
  const kind = action.slice(0, action.indexOf("."))
  const of = /\.(note|task)/.test(action) ? "note" : kind
  // A request is not found by searching.
  return finds[of]?.icon ?? (of === "request" ? Inbox : History)
}
