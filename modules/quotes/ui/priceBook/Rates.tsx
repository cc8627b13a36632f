import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Badge } from "#ui/kit/Badge.tsx"
import { Button } from "#ui/kit/Button.tsx"
import { Card } from "#ui/kit/Card.tsx"
import { marginCode, type PriceBookView } from "../../priceBook/schema.ts"
import { ChangeDialog } from "./ChangeDialog.tsx"
import { comingTexts } from "./coming.ts"
import type { Figure } from "./figure.ts"
import { useMayChange } from "./hooks.ts"
import { figureText, roleWord } from "./words.ts"

interface Row {
  name: string
  value: string
  source: string
  own: boolean
  figure: Figure
}

/** What an hour costs per role, and the margin over all else. */
export function Rates({ book }: { book: PriceBookView }) {
  const { rates, margin, day, changes } = book
  const { t } = useTranslation()
  const [changing, setChanging] = useState<Row>()
  const coming = (figure: Figure) => comingTexts(changes, [figure], day)
  const rateRows = rates.map(
    ({ role, rate, standard, source, own }): Row => ({
      ...{ name: roleWord(role), source, own },
      value: t("quotes.priceBook.rates.perHour", { rate: figureText("cents", rate) }),
      figure: {
        ...{ kind: "rate", code: role, field: "cents", value: rate, standard },
        label: t("quotes.priceBook.change.field.rate"),
      },
    }),
  )
  const marginRow: Row = {
    ...{ name: t("quotes.priceBook.rates.marginTitle"), own: margin.own },
    value: figureText("percent", margin.percent),
    source: margin.source || t("quotes.priceBook.rates.standard"),
    figure: {
      ...{ kind: "margin", code: marginCode, field: "percent" },
      ...{ value: margin.percent, standard: margin.standard },
      label: t("quotes.priceBook.change.field.percent"),
    },
  }
  return (
    <>
      <Card title={t("quotes.priceBook.rates.title")} className="price-card">
        <p className="muted">{t("quotes.priceBook.rates.intro")}</p>
        <RateList rows={rateRows} coming={coming} change={setChanging} />
      </Card>
      <Card title={t("quotes.priceBook.rates.marginTitle")} className="price-card">
        <p className="muted">{t("quotes.priceBook.rates.marginIntro")}</p>
        <RateList rows={[marginRow]} coming={coming} change={setChanging} />
      </Card>
      {changing && (
        <ChangeDialog
          name={changing.name}
          figures={[changing.figure]}
          book={book}
          onClose={() => setChanging(undefined)}
        />
      )}
    </>
  )
}

interface RateListProps {
  rows: Row[]
  /** What will hold later. */
  coming: (figure: Figure) => string[]
  change: (row: Row) => void
}

function RateList({ rows, coming, change }: RateListProps) {
  const { t } = useTranslation()
  const mayChange = useMayChange()
  return (
    <ul className="rates plain">
      {rows.map((row) => (
        <li key={row.name} className="cluster roomy">
          <div className="rate-name stack flush">
            <strong>{row.name}</strong>
            <span className="muted">{row.source}</span>
            {coming(row.figure).map((text) => (
              <span key={text}>{text}</span>
            ))}
          </div>
          {row.own && <Badge tone="info">{t("quotes.priceBook.norms.own")}</Badge>}
          <strong className="rate-value">{row.value}</strong>
          {mayChange && (
            <Button
              className="button-small"
              aria-label={t("quotes.priceBook.rates.changeOf", { name: row.name })}
              onClick={() => change(row)}
            >
              {t("quotes.priceBook.rates.change")}
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}
