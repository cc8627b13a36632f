import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { formatQuantity } from "#src/shared/euro.ts"
import { round } from "#src/shared/rounding.ts"
import { formatEuros } from "#ui/lib/format.ts"
import type { LineInput, QuotationLine } from "../../../quotations/content.schema.ts"
import { amountWord, unitWord } from "../../priceBook/words.ts"

/** Where every number of a line comes from, as a sum that a person can follow to the cent. */
export function LineSources({
  line,
  priced,
}: {
  line: LineInput
  priced: readonly QuotationLine[] | undefined
}) {
  const { t } = useTranslation()
  if (!priced) return <p className="muted">{t("quotes.quotation.source.waiting")}</p>
  const workItem = priced[0]?.workItem
  return (
    <div className="quote-sources">
      {workItem && <p>{t("quotes.quotation.source.workItem", { words: workItem })}</p>}
      {priced.length > 1 && <p>{t("quotes.quotation.source.parted")}</p>}
      {priced.map((part) => (
        <Sum key={part.id} line={part} caption={line.description} />
      ))}
    </div>
  )
}

function Sum({ line, caption }: { line: QuotationLine; caption: string }) {
  const { t } = useTranslation()
  const unit = unitWord(line.unit)
  const amount = amountWord(line.quantity, line.unit)
  const own = line.normSource === null
  const price = formatEuros(line.unitPrice)
  const exact = round(line.unitPrice * line.quantity, 2) === line.total
  return (
    <table>
      <caption className="visually-hidden">{t("quotes.quotation.source.caption", { caption })}</caption>
      <tbody>
        <Row name={t("quotes.quotation.source.quantity")} amount={amount}>
          {line.quantitySource.text}
        </Row>
        {own ? (
          <Row name={t("quotes.quotation.source.own")}>{t("quotes.quotation.source.ownText")}</Row>
        ) : (
          <Worked line={line} amount={amount} />
        )}
        {line.fixedUnitPrice !== null && <OwnPrice line={line} amount={amount} />}
        <tr className="quote-source-total">
          <th scope="row">{t("quotes.quotation.source.total")}</th>
          <td>{t(`quotes.quotation.source.${exact ? "unitPrice" : "aboutUnit"}`, { price, unit })}</td>
          <td>{formatEuros(line.total)}</td>
        </tr>
        <Row name={t("quotes.quotation.source.vat", { rate: line.vatRate })}>
          {line.vatByHand && `${t("quotes.quotation.source.byHand")} `}
          {line.vatReason}
        </Row>
      </tbody>
    </table>
  )
}

/** What the norm comes to: labour, materials, equipment, work by others and what is put on top. */
function Worked({ line, amount }: { line: QuotationLine; amount: string }) {
  const { t } = useTranslation()
  const { normHours, hours, rate, labour, role, rateSource, normSource } = line
  const trade = t(`quotes.quotation.role.${role}`)
  const worked = round(line.total - line.adjustment, 2)
  return (
    <>
      {hours > 0 && (
        <Row name={t("quotes.quotation.source.labour")} amount={formatEuros(labour)}>
          {t("quotes.quotation.source.labourSum", {
            amount,
            norm: formatQuantity(normHours),
            hours: formatQuantity(hours),
            rate: formatEuros(rate),
          })}
          <small>
            {t("quotes.quotation.source.norm", { source: normSource })}
            {" · "}
            {t("quotes.quotation.source.rate", { role: trade, source: rateSource })}
          </small>
        </Row>
      )}
      {line.materials.map((material) => (
        <MaterialRow key={material.name} material={material} />
      ))}
      {line.equipment !== 0 && (
        <Row name={t("quotes.quotation.source.equipment")} amount={formatEuros(line.equipment)} />
      )}
      {line.subcontract !== 0 && (
        <Row name={t("quotes.quotation.source.subcontract")} amount={formatEuros(line.subcontract)} />
      )}
      {line.margin !== 0 && (
        <Row name={t("quotes.quotation.source.margin")} amount={formatEuros(line.margin)}>
          {t("quotes.quotation.source.marginOver", { percent: formatQuantity(line.marginPercent) })}
        </Row>
      )}
      {hours === 0 && <Row name={t("quotes.quotation.source.normName")}>{normSource}</Row>}
      {line.fixedUnitPrice !== null && (
        <Row name={t("quotes.quotation.source.worked")} amount={formatEuros(worked)} />
      )}
    </>
  )
}

function MaterialRow({ material }: { material: QuotationLine["materials"][number] }) {
  const { t } = useTranslation()
  const amount = amountWord(material.quantity, material.unit)
  return (
    <Row name={material.name} amount={formatEuros(material.amount)}>
      {t("quotes.quotation.source.times", { amount, price: formatEuros(material.price) })}
    </Row>
  )
}

/** What a person asks instead, and what that does to the line. */
function OwnPrice({ line, amount }: { line: QuotationLine; amount: string }) {
  const { t } = useTranslation()
  const { adjustment, fixedUnitPrice, normSource } = line
  const way = adjustment > 0 ? "dearer" : adjustment < 0 ? "cheaper" : "same"
  return (
    <Row
      name={t("quotes.quotation.source.ownPrice")}
      amount={normSource === null ? undefined : formatEuros(adjustment)}
    >
      {`${amount} × ${formatEuros(fixedUnitPrice!)}`}
      {normSource !== null && (
        <small>{t(`quotes.quotation.source.${way}`, { amount: formatEuros(Math.abs(adjustment)) })}</small>
      )}
    </Row>
  )
}

const Row = ({ name, amount, children }: { name: ReactNode; amount?: string; children?: ReactNode }) => (
  <tr>
    <th scope="row">{name}</th>
    <td>{children}</td>
    <td>{amount}</td>
  </tr>
)
