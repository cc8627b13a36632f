import { useTranslation } from "react-i18next"
import { useSearchParams } from "wouter"
import { LinkButton } from "#ui/kit/Button.tsx"
import { Card } from "#ui/kit/Card.tsx"
import { Loaded } from "#ui/kit/Loaded.tsx"
import { ScreenHead } from "#ui/kit/ScreenHead.tsx"
import { Select } from "#ui/kit/Select.tsx"
import { Skeleton } from "#ui/kit/Skeleton.tsx"
import { formatEuros } from "#ui/lib/format.ts"
import { compare, isNothing } from "../../../quotations/compare.ts"
import type { QuotationLine } from "../../../quotations/content.schema.ts"
import type { Quotation, QuotationVersion } from "../../../quotations/schema.ts"
import { amountWord } from "../../priceBook/words.ts"
import { useVersion } from "../hooks.ts"
import { ChangedLine } from "./ChangedLine.tsx"
import { PictureDifferences } from "./PictureDifferences.tsx"
import { Sign } from "./Sign.tsx"
import { SumDifferences } from "./SumDifferences.tsx"
import { TextDifference } from "./TextDifference.tsx"

/** What one version has that another has not, in words and with signs. */
export function Comparison({
  quotation,
  before,
  after,
}: {
  quotation: Quotation
  before: number
  after: number
}) {
  const { t } = useTranslation()
  const [old, now] = [useVersion(quotation.id, before), useVersion(quotation.id, after)]
  return (
    <article className="quotation stack roomy">
      <ScreenHead title={t("quotes.quotation.compare.title", { number: quotation.number })}>
        <LinkButton variant="primary" href={`/offertes/${quotation.id}`}>
          {t("quotes.quotation.compare.back")}
        </LinkButton>
      </ScreenHead>
      <Choose quotation={quotation} before={before} after={after} />
      <Loaded from={old} skeleton={<Skeleton lines={8} height="3rem" />}>
        {(first) => (
          <Loaded from={now}>{(second) => <Found id={quotation.id} before={first} after={second} />}</Loaded>
        )}
      </Loaded>
    </article>
  )
}

function Choose({ quotation, before, after }: { quotation: Quotation; before: number; after: number }) {
  const { t } = useTranslation()
  const [, setSearch] = useSearchParams()
  const options = quotation.versions.map(({ version, price }) => ({
    value: String(version),
    label: `${t("quotes.quotation.version", { version })} · ${formatEuros(price)}`,
  }))
  return (
    <div className="quote-choose stack roomy">
      <Select
        id="compare-before"
        label={t("quotes.quotation.compare.before")}
        value={String(before)}
        onChange={(version) => setSearch({ vergelijk: version, met: String(after) })}
        options={options}
      />
      <Select
        id="compare-after"
        label={t("quotes.quotation.compare.after")}
        value={String(after)}
        onChange={(version) => setSearch({ vergelijk: String(before), met: version })}
        options={options}
      />
    </div>
  )
}

function Found({ id, before, after }: { id: number; before: QuotationVersion; after: QuotationVersion }) {
  const { t } = useTranslation()
  const found = compare(before, after)
  const { added, removed, changed, same, reordered, totals, vat, analysis, quotationText } = found
  if (isNothing(found)) return <p>{t("quotes.quotation.compare.nothing")}</p>
  return (
    <>
      {(totals.length > 0 || vat.length > 0) && (
        <SumDifferences before={before} after={after} totals={totals} vat={vat} />
      )}
      <Card title={t("quotes.quotation.lines.title")} className="quote-compare">
        <ul className="plain">
          {changed.map((line) => (
            <ChangedLine key={line.after.id} {...line} />
          ))}
          {added.map((line) => (
            <Whole key={line.id} kind="added" line={line} />
          ))}
          {removed.map((line) => (
            <Whole key={line.id} kind="removed" line={line} />
          ))}
        </ul>
        {reordered && <p>{t("quotes.quotation.compare.reordered")}</p>}
        <p className="muted">{t("quotes.quotation.compare.same", { count: same })}</p>
      </Card>
      {(["assumptions", "exclusions"] as const).map(
        (part) =>
          found[part].added.length + found[part].removed.length > 0 && (
            <Card key={part} title={t(`quotes.quotation.${part}.title`)} className="quote-compare">
              <ul className="plain">
                {found[part].added.map((sentence) => (
                  <Sign key={sentence} kind="added">
                    {sentence}
                  </Sign>
                ))}
                {found[part].removed.map((sentence) => (
                  <Sign key={sentence} kind="removed">
                    {sentence}
                  </Sign>
                ))}
              </ul>
            </Card>
          ),
      )}
      <PictureDifferences id={id} of={found} />
      {analysis && <TextDifference title={t("quotes.quotation.texts.analysis")} paragraphs={analysis} />}
      {quotationText && (
        <TextDifference title={t("quotes.quotation.texts.quotationText")} paragraphs={quotationText} />
      )}
    </>
  )
}

function Whole({ kind, line }: { kind: "added" | "removed"; line: QuotationLine }) {
  return (
    <Sign kind={kind}>
      {line.description}
      <span className="muted">
        {` · ${amountWord(line.quantity, line.unit)} · ${formatEuros(line.total)}`}
      </span>
    </Sign>
  )
}
