import { useTranslation } from "react-i18next"
import { formatEuros } from "#ui/lib/format.ts"
import type { Amounts, ProjectExtraWork } from "../../extraWork/schema.ts"

/** What was offered and agreed besides, with what it comes to together. */
export function ExtraTotals({ known: { quotation, more, less, together } }: { known: ProjectExtraWork }) {
  const { t } = useTranslation()
  const rows = [
    quotation && {
      name: t("quotes.extra.sum.quotation", { number: quotation.number }),
      of: quotation.amounts,
    },
    more.vat.length > 0 && { name: t("quotes.extra.sum.more"), of: more },
    less.vat.length > 0 && { name: t("quotes.extra.sum.less"), of: less },
  ].filter((row) => row !== null && row !== false)
  if (more.vat.length === 0 && less.vat.length === 0) return null
  return (
    <table className="extra-totals">
      <caption className="visually-hidden">{t("quotes.extra.sum.title")}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{t("quotes.extra.sum.net")}</th>
          <th scope="col">{t("quotes.extra.sum.total")}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, of }) => (
          <Row key={name} name={name} of={of} />
        ))}
      </tbody>
      <tfoot>
        <Row name={t(quotation ? "quotes.extra.sum.together" : "quotes.extra.sum.alone")} of={together} />
        {together.vat.map(({ rate, base, amount }) => (
          <tr key={rate} className="extra-vat muted">
            <th scope="row" colSpan={2}>
              {t("quotes.extra.sum.vat", { rate, base: formatEuros(base) })}
            </th>
            <td>{formatEuros(amount)}</td>
          </tr>
        ))}
      </tfoot>
    </table>
  )
}

const Row = ({ name, of }: { name: string; of: Amounts }) => (
  <tr>
    <th scope="row">{name}</th>
    <td>{formatEuros(of.net)}</td>
    <td>{formatEuros(of.total)}</td>
  </tr>
)
