import { Minus, PenLine, Plus } from "lucide-react"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { useSearchParams } from "wouter"
import { formatQuantity } from "#src/shared/euro.ts"
import { LinkButton } from "#ui/kit/Button.tsx"
import { Card } from "#ui/kit/Card.tsx"
import { Loaded } from "#ui/kit/Loaded.tsx"
import { ScreenHead } from "#ui/kit/ScreenHead.tsx"
import { Select } from "#ui/kit/Select.tsx"
import { Skeleton } from "#ui/kit/Skeleton.tsx"
import { formatEuros } from "#ui/lib/format.ts"
import { compare, isNothing, type Paragraph } from "../../../quotation/compare.ts"
import type { Quotation, QuotationLine, QuotationVersion } from "../../../quotation/schema.ts"
import { useVersion } from "../hooks.ts"
import { ChangedLine } from "./ChangedLine.tsx"

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
    <article className="quotation">
      <ScreenHead title={t("quotes.quotation.compare.title", { number: quotation.number })}>
        <LinkButton variant="primary" href={`/offertes/${quotation.id}`}>
          {t("quotes.quotation.compare.back")}
        </LinkButton>
      </ScreenHead>
      <Choose quotation={quotation} before={before} after={after} />
      <Loaded from={old} skeleton={<Skeleton lines={8} height="3rem" />}>
        {(first) => <Loaded from={now}>{(second) => <Found before={first} after={second} />}</Loaded>}
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
    <div className="quote-choose">
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

function Found({ before, after }: { before: QuotationVersion; after: QuotationVersion }) {
  const { t } = useTranslation()
  const found = compare(before, after)
  const { added, removed, changed, same, reordered, totals, vat, analysis, quotationText } = found
  if (isNothing(found)) return <p>{t("quotes.quotation.compare.nothing")}</p>
  return (
    <>
      {(totals.length > 0 || vat.length > 0) && (
        <Card title={t("quotes.quotation.compare.totals")}>
          <table className="quote-compare-totals">
            <thead>
              <tr>
                <td />
                <th scope="col">{t("quotes.quotation.version", { version: before.version })}</th>
                <th scope="col">{t("quotes.quotation.version", { version: after.version })}</th>
                <th scope="col">{t("quotes.quotation.compare.difference")}</th>
              </tr>
            </thead>
            <tbody>
              {totals.map(({ name, ...values }) => (
                <TotalRow
                  key={name}
                  {...values}
                  name={t(`quotes.quotation.compare.total.${name}`)}
                  format={name === "hours" ? formatQuantity : formatEuros}
                />
              ))}
              {vat.map(({ rate, ...values }) => (
                <TotalRow
                  key={rate}
                  {...values}
                  name={t("quotes.quotation.totals.vat", { rate })}
                  format={formatEuros}
                />
              ))}
            </tbody>
          </table>
        </Card>
      )}
      <Card title={t("quotes.quotation.lines.title")} className="quote-compare">
        <ul>
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
              <ul>
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
      {analysis && <TextDifference title={t("quotes.quotation.texts.analysis")} paragraphs={analysis} />}
      {quotationText && (
        <TextDifference title={t("quotes.quotation.texts.quotationText")} paragraphs={quotationText} />
      )}
    </>
  )
}

function TotalRow({
  name,
  before,
  after,
  format,
}: {
  name: string
  before: number
  after: number
  format: (amount: number) => string
}) {
  const difference = after - before
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{format(before)}</td>
      <td>{format(after)}</td>
      <td>
        {difference > 0 && "+"}
        {format(difference)}
      </td>
    </tr>
  )
}

function Whole({ kind, line }: { kind: "added" | "removed"; line: QuotationLine }) {
  const { t } = useTranslation()
  return (
    <Sign kind={kind}>
      {line.description}
      <span className="muted">
        {` · ${formatQuantity(line.quantity)} ${t(`quotes.priceBook.unit.${line.unit}`)} · ${formatEuros(line.total)}`}
      </span>
    </Sign>
  )
}

function TextDifference({ title, paragraphs }: { title: string; paragraphs: readonly Paragraph[] }) {
  return (
    <Card title={title} className="quote-compare">
      <ul>
        {paragraphs.map(({ kind, text }, index) =>
          kind === "same" ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph has no name but its place
            <li key={index} className="quote-same">
              {text}
            </li>
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph has no name but its place
            <Sign key={index} kind={kind}>
              {text}
            </Sign>
          ),
        )}
      </ul>
    </Card>
  )
}

const icons = { added: Plus, removed: Minus, changed: PenLine }

/** A word and a sign, so that nobody needs the colour. */
export function Sign({ kind, children }: { kind: keyof typeof icons; children: ReactNode }) {
  const { t } = useTranslation()
  const Icon = icons[kind]
  return (
    <li className={`quote-sign quote-${kind}`}>
      <span className="quote-sign-word">
        <Icon aria-hidden size="1.1em" strokeWidth={3} />
        {t(`quotes.quotation.compare.${kind}`)}
      </span>
      <div>{children}</div>
    </li>
  )
}
