import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { formatQuantity } from "#src/shared/euro.ts"
import { formatEuros } from "#ui/lib/format.ts"
import type { NormDetail } from "../../priceBook/schema.ts"
import { amountWord, roleWord, unitWord } from "./words.ts"

/** The price of one unit, part by part, to the last cent. */
export function Composition({ detail }: { detail: NormDetail }) {
  const { t } = useTranslation()
  const { norm, rate, rateSource, labour, materials, marginPercent, margin } = detail
  const unit = unitWord(norm.unit)
  const base = norm.material + norm.equipment + norm.subcontract
  const caption = t("quotes.priceBook.norm.composition", { unit })
  return (
    <>
      <p className="muted composition-code">
        {[
          t(`quotes.priceBook.phase.${norm.phase}`),
          t("quotes.priceBook.norm.code", { code: norm.code }),
        ].join(" · ")}
      </p>
      <h3>{caption}</h3>
      <table className="composition">
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{t("quotes.priceBook.norm.part")}</th>
            <th scope="col">{t("quotes.priceBook.norm.reckoning")}</th>
            <th scope="col">{t("quotes.priceBook.norm.amount")}</th>
          </tr>
        </thead>
        <tbody>
          {norm.hours > 0 && (
            <Part
              name={t("quotes.priceBook.norm.labour", { role: roleWord(norm.role).toLowerCase() })}
              how={t("quotes.priceBook.norm.labourReckoning", {
                hours: formatQuantity(norm.hours),
                rate: formatEuros(rate),
              })}
              amount={labour}
            />
          )}
          {materials.map((material) => (
            <Part
              key={material.name}
              name={material.name}
              how={<Reckoned material={material} />}
              amount={material.amount}
            />
          ))}
          {(["equipment", "subcontract"] as const).map(
            (part) =>
              norm[part] > 0 && (
                <Part
                  key={part}
                  name={t(`quotes.priceBook.norm.${part}`)}
                  how={t("quotes.priceBook.norm.each", { unit })}
                  amount={norm[part]}
                />
              ),
          )}
          {base > 0 && (
            <Part
              name={t("quotes.priceBook.norm.margin")}
              how={t("quotes.priceBook.norm.marginReckoning", {
                percent: formatQuantity(marginPercent),
                base: formatEuros(base),
              })}
              amount={margin}
            />
          )}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {t("quotes.priceBook.norm.total", { unit })}
            </th>
            <td>{formatEuros(norm.unitPrice)}</td>
          </tr>
        </tfoot>
      </table>
      <h3>{t("quotes.priceBook.norm.sources")}</h3>
      <dl className="composition-sources stack tight">
        <div>
          <dt>{t("quotes.priceBook.norm.normSource")}</dt>
          <dd>{norm.source}</dd>
        </div>
        {norm.hours > 0 && (
          <div>
            <dt>{t("quotes.priceBook.norm.rateSource")}</dt>
            <dd>{rateSource}</dd>
          </div>
        )}
      </dl>
    </>
  )
}

const Part = ({ name, how, amount }: { name: string; how: ReactNode; amount: number }) => (
  <tr>
    <th scope="row">{name}</th>
    <td>{how}</td>
    <td>{formatEuros(amount)}</td>
  </tr>
)

function Reckoned({
  material: { unit, perUnit, waste, quantity, price, own },
}: {
  material: NormDetail["materials"][number]
}) {
  const { t } = useTranslation()
  const values = {
    perUnit: amountWord(perUnit, unit),
    waste: formatQuantity(waste * 100),
    amount: amountWord(quantity, unit),
    price: formatEuros(price),
  }
  return (
    <>
      {t(`quotes.priceBook.norm.${waste > 0 ? "wasteReckoning" : "materialReckoning"}`, values)}
      {own && <> ({t("quotes.priceBook.norm.ownPrice")})</>}
    </>
  )
}
