import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { Notice } from "#ui/kit/Notice.tsx"
import type { Customer } from "../../schema.ts"

/** While someone is filled in: who is known already by the same address or number, and a way to him. */
export function KnownAlready({
  doubles,
  way,
}: {
  doubles: readonly Customer[]
  way: (customer: Customer) => ReactNode
}) {
  const { t } = useTranslation()
  return (
    <Notice tone="warn">
      {doubles.length > 0 && (
        <>
          <p>{t("projects.customers.known.text", { count: doubles.length })}</p>
          <ul className="known-already stack tight">
            {doubles.slice(0, 3).map((customer) => (
              <li key={customer.id} className="cluster roomy">
                <span>
                  <strong>{customer.name}</strong>
                  {customer.city && `, ${customer.city}`}
                </span>
                {way(customer)}
              </li>
            ))}
          </ul>
        </>
      )}
    </Notice>
  )
}
