import { Check } from "lucide-react"
import { useTranslation } from "react-i18next"
import { customerFields, invoiceFields, isInvoiceField } from "../../../customers/fieldNames.ts"
import type { Customer } from "../../../schema.ts"

/** Both customers field by field; what will be kept carries a tick. */
export function MergeTable({ stays, goes }: { stays: Customer; goes: Customer }) {
  const { t } = useTranslation()
  const names = customerFields.filter((name) => stays[name] || goes[name])
  return (
    <table className="merge">
      <caption className="visually-hidden">{t("projects.customers.doubles.caption")}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{t("projects.customers.doubles.stays")}</th>
          <th scope="col">{t("projects.customers.doubles.goes")}</th>
        </tr>
      </thead>
      <tbody>
        {names.map((name) => {
          const both = name === "notes" && stays.notes !== goes.notes
          const empty = isInvoiceField(name) ? !invoiceFields.some((one) => stays[one]) : stays[name] === ""
          return (
            <tr key={name}>
              <th scope="row">{t(`projects.customers.field.${name}`)}</th>
              <Value text={stays[name]} kept={stays[name] !== ""} />
              <Value text={goes[name]} kept={goes[name] !== "" && (both || empty)} />
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

function Value({ text, kept }: { text: string; kept: boolean }) {
  const { t } = useTranslation()
  return (
    <td className={kept ? "merge-kept" : "muted"}>
      <div className="merge-value mark">
        {kept && <Check aria-hidden size="1.1em" strokeWidth={3} />}
        <span>
          {text || "–"}
          {kept && <span className="visually-hidden"> ({t("projects.customers.doubles.kept")})</span>}
        </span>
      </div>
    </td>
  )
}
