import { CircleCheck, Inbox } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Link } from "wouter"
import type { QuoteRequest } from "#modules/quotes/schema.ts"
import { useRequests } from "#modules/quotes/ui/hooks.ts"
import { LinkButton } from "#ui/kit/Button.tsx"
import { Card } from "#ui/kit/Card.tsx"
import { EmptyState } from "#ui/kit/EmptyState.tsx"
import { Loaded } from "#ui/kit/Loaded.tsx"
import { Notice } from "#ui/kit/Notice.tsx"
import { Skeleton } from "#ui/kit/Skeleton.tsx"
import { formatEuros, formatMoment } from "#ui/lib/format.ts"

const newest = 4

/** How many requests wait, what went wrong with them, and the newest of them. */
export function OpenRequests() {
  const { t } = useTranslation()
  const requests = useRequests("open")
  return (
    <Card title={t("dashboard.now")}>
      <Loaded from={requests} skeleton={<Skeleton lines={5} height="3.5rem" />}>
        {(open) =>
          open.length === 0 ? (
            <EmptyState icon={CircleCheck} title={t("dashboard.openNone")} />
          ) : (
            <>
              <p className="dashboard-count">
                <Inbox aria-hidden /> <strong>{t("dashboard.open", { count: open.length })}</strong>
              </p>
              <Failed open={open} />
              <ul className="dashboard-newest" aria-label={t("dashboard.newest")}>
                {open.slice(0, newest).map((request) => (
                  <Newest key={request.id} request={request} />
                ))}
              </ul>
              <LinkButton variant="primary" href="/offerte-aanvragen">
                {t("dashboard.all")}
              </LinkButton>
            </>
          )
        }
      </Loaded>
    </Card>
  )
}

function Failed({ open }: { open: QuoteRequest[] }) {
  const { t } = useTranslation()
  const count = open.filter(({ documentState }) => documentState === "failed").length
  return <Notice tone="bad">{count > 0 && t("dashboard.failed", { count })}</Notice>
}

const Newest = ({ request: { id, contactInfo, createdAt, estimatedPrice } }: { request: QuoteRequest }) => (
  <li>
    <Link href={`/offerte-aanvragen?aanvraag=${id}`} className="dashboard-request">
      <span>
        <strong>{contactInfo.name}</strong>
        <span className="muted">
          {[contactInfo.city, formatMoment(createdAt)].filter(Boolean).join(" · ")}
        </span>
      </span>
      <span>{formatEuros(estimatedPrice)}</span>
    </Link>
  </li>
)
