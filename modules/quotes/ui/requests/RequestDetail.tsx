import { useTranslation } from "react-i18next"
import { typeLabels } from "#src/shared/projectTypes.ts"
import { formatMoment } from "#ui/lib/format.ts"
import type { QuoteRequestDetail } from "../../requests/schema.ts"
import { Additions } from "./Additions.tsx"
import { Answers } from "./Answers.tsx"
import { AppointmentFacts } from "./appointment/AppointmentFacts.tsx"
import { ContactFacts } from "./ContactFacts.tsx"
import { Documents } from "./Documents.tsx"
import { Photos } from "./Photos.tsx"
import { Price } from "./Price.tsx"
import { RequestBadges } from "./RequestBadges.tsx"
import { RequestWays } from "./RequestWays.tsx"
import { StatusPage } from "./StatusPage.tsx"
import { useReading } from "./useReading.ts"

export function RequestDetail({ request }: { request: QuoteRequestDetail }) {
  const { t } = useTranslation()
  const { projectTypes, referenceNumber, createdAt, contactInfo } = request
  useReading(request)
  return (
    <div className="request-detail">
      <header className="request-detail-head stack">
        <RequestBadges request={request} />
        <p className="request-types">{projectTypes.map((type) => typeLabels[type]).join(", ")}</p>
        <p className="muted">
          {referenceNumber} · {t("quotes.request.received")}{" "}
          <time dateTime={createdAt}>{formatMoment(createdAt)}</time>
        </p>
        <RequestWays request={request} />
        <AppointmentFacts request={request} />
      </header>
      <div className="request-detail-side stack loose">
        <section>
          <h3>{t("quotes.request.contact")}</h3>
          <ContactFacts contact={contactInfo} />
        </section>
        <section>
          <h3>{t("quotes.request.price")}</h3>
          <Price request={request} />
        </section>
        <Documents request={request} />
        <StatusPage request={request} />
      </div>
      <div className="request-detail-main stack loose">
        <Photos request={request} />
        <Additions additions={request.additions} />
        <Answers answered={request.answered} />
      </div>
    </div>
  )
}
