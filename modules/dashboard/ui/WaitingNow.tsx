import { useTranslation } from "react-i18next"
import { Link } from "wouter"
import type { QuoteRequest } from "#modules/quotes/requests/schema.ts"
import { useRequests } from "#modules/quotes/ui/requests/hooks.ts"
import { useNotices } from "#modules/settings/ui/notices/hooks.ts"
import { NothingWaits, NoticeLines } from "#modules/settings/ui/notices/NoticeList.tsx"
import type { Notice } from "#src/shared/notice.ts"
import { Card } from "#ui/kit/Card.tsx"
import { Loaded } from "#ui/kit/Loaded.tsx"
import { Skeleton } from "#ui/kit/Skeleton.tsx"
import { formatEuros, formatMoment } from "#ui/lib/format.ts"

const newest = 3

/** What waits for the office, as behind the bell but requests first, and the newest of these. */
export function WaitingNow() {
  const { t } = useTranslation()
  const notices = useNotices()
  const { data: open = [] } = useRequests("open")
  return (
    <Card title={t("dashboard.now")}>
      <Loaded from={notices} skeleton={<Skeleton lines={5} height="4rem" />}>
        {(waiting) =>
          waiting.length === 0 ? <NothingWaits /> : <NoticeLines notices={requestsFirst(waiting)} />
        }
      </Loaded>
      {open.length > 0 && <NewestRequests open={open} />}
    </Card>
  )
}

/** A customer who waits for a quote comes before all else. */
const requestsFirst = (notices: Notice[]) =>
  notices.toSorted(
    (a, b) => Number(b.text === "quotes.notices.open") - Number(a.text === "quotes.notices.open"),
  )

function NewestRequests({ open }: { open: QuoteRequest[] }) {
  const { t } = useTranslation()
  return (
    <>
      <h3 className="dashboard-newest-title">{t("dashboard.newest")}</h3>
      <ul className="dashboard-newest plain">
        {open.slice(0, newest).map((request) => (
          <Newest key={request.id} request={request} />
        ))}
      </ul>
    </>
  )
}

const Newest = ({ request: { id, contactInfo, createdAt, estimatedPrice } }: { request: QuoteRequest }) => (
  <li>
    <Link href={`/offerte-aanvragen?aanvraag=${id}`} className="dashboard-request row">
      <span className="stack flush">
        <strong>{contactInfo.name}</strong>
        <span className="muted">
          {[contactInfo.city, formatMoment(createdAt)].filter(Boolean).join(" · ")}
        </span>
      </span>
      <span>{formatEuros(estimatedPrice)}</span>
    </Link>
  </li>
)
