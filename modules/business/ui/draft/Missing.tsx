import { useTranslation } from "react-i18next"
import { Link } from "wouter"
import { Notice } from "#ui/kit/Notice.tsx"
import type { SalesInvoice } from "../../sales/schema.ts"

/** What must be filled in before it can be sent, and where. */
export function Missing({ invoice: { missing, customerId } }: { invoice: SalesInvoice }) {
  const { t } = useTranslation()
  return (
    <Notice tone="warn">
      {missing.length > 0 && (
        <>
          <p>{t("business.missing.title")}</p>
          <ul className="marks">
            {missing.map((code) => (
              <li key={code}>
                {t(`business.errors.${code as "missingLines"}`)} <Way code={code} customer={customerId} />
              </li>
            ))}
          </ul>
        </>
      )}
    </Notice>
  )
}

function Way({ code, customer }: { code: string; customer: number }) {
  const { t } = useTranslation()
  if (code.startsWith("missingCustomer"))
    return (
      <Link className="touch" href={`/klanten/${customer}/bewerken`}>
        {t("business.missing.toCustomer")}
      </Link>
    )
  if (ofCompany.includes(code))
    return (
      <Link className="touch" href="/settings">
        {t("business.missing.toSettings")}
      </Link>
    )
  return null
}

const ofCompany = ["missingCompanyName", "missingCompanyAddress", "missingKvk", "missingBtwId", "missingIban"]
