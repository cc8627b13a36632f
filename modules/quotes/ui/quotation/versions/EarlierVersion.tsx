import { RotateCcw } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Link } from "wouter"
import { Button, LinkButton } from "#ui/kit/Button.tsx"
import { Card } from "#ui/kit/Card.tsx"
import { Loaded } from "#ui/kit/Loaded.tsx"
import { Notice } from "#ui/kit/Notice.tsx"
import { ScreenHead } from "#ui/kit/ScreenHead.tsx"
import { Skeleton } from "#ui/kit/Skeleton.tsx"
import { formatMoment } from "#ui/lib/format.ts"
import type { QuotationContent } from "../../../quotations/content.schema.ts"
import type { Quotation, QuotationVersion } from "../../../quotations/schema.ts"
import { SentenceList } from "../content/SentenceList.tsx"
import { Texts } from "../content/Texts.tsx"
import { VatFacts } from "../content/VatFacts.tsx"
import { contentOf } from "../content.ts"
import { Documents } from "../documents/Documents.tsx"
import { TotalsTable } from "../head/Totals.tsx"
import { useVersion } from "../hooks.ts"
import { LinesEditor } from "../LinesEditor.tsx"
import { PicturesRead } from "../pictures/PicturesRead.tsx"

/** A version as it was, to read. */
export function EarlierVersion({
  quotation,
  version,
  restore,
}: {
  quotation: Quotation
  version: number
  restore: (content: QuotationContent) => void
}) {
  const { t } = useTranslation()
  const read = useVersion(quotation.id, version)
  const { number, versions, state, latest } = quotation
  const closed = state === "accepted" || state === "rejected"
  return (
    <article className="quotation stack roomy">
      <ScreenHead title={t("quotes.quotation.named", { number })}>
        <LinkButton variant="primary" href={`/offertes/${quotation.id}`}>
          {t("quotes.quotation.versions.toNewest", { version: latest.version })}
        </LinkButton>
        {read.data && !closed && (
          <Button onClick={() => restore({ ...contentOf(read.data!), basedOn: version })}>
            <RotateCcw aria-hidden size="1.2em" />
            {t("quotes.quotation.versions.restore")}
          </Button>
        )}
      </ScreenHead>
      <Notice tone="info">
        {t("quotes.quotation.versions.reading", { version, all: versions.length })}{" "}
        <Link href={`?vergelijk=${version}`}>{t("quotes.quotation.versions.compare")}</Link>
      </Notice>
      <Loaded from={read} skeleton={<Skeleton lines={10} height="3rem" />}>
        {(known) => <Whole quotation={quotation} version={known} />}
      </Loaded>
    </article>
  )
}

function Whole({ quotation, version }: { quotation: Quotation; version: QuotationVersion }) {
  const { t } = useTranslation()
  const content = contentOf(version)
  const nothing = () => {}
  return (
    <>
      <section className="card quote-head" aria-label={t("quotes.quotation.head")}>
        <p className="muted flush">
          {formatMoment(version.createdAt)} · {version.createdBy ?? t("quotes.quotation.program")}
          {version.sentAt &&
            ` · ${t("quotes.quotation.versions.sent", { at: formatMoment(version.sentAt) })}${version.sentTo && ` (${version.sentTo})`}`}
        </p>
        <div className="quote-totals stack flush">
          <TotalsTable priced={version} />
        </div>
      </section>
      <Card title={t("quotes.quotation.lines.title")} className="quote-lines-card">
        <LinesEditor lines={content.lines} priced={version.lines} onChange={nothing} readOnly />
      </Card>
      <div className="quote-columns stack roomy">
        <div className="stack roomy">
          {(["assumptions", "exclusions"] as const).map((part) => (
            <SentenceList key={part} part={part} sentences={version[part]} errors={{}} onChange={undefined} />
          ))}
          <PicturesRead id={quotation.id} pictures={version.pictures} />
          <Texts
            texts={{ analysis: version.analysis, quotationText: version.quotationText }}
            latest={version}
            errors={{}}
            changed={false}
            onChange={undefined}
          />
        </div>
        <div className="stack roomy">
          <VatFacts content={content} client={quotation.client} errors={{}} onChange={undefined} />
          <Documents quotation={{ ...quotation, latest: version }} />
        </div>
      </div>
    </>
  )
}
