import { type ReactNode, useEffect, useRef } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import { Notice } from "#ui/kit/Notice.tsx"
import type { Near } from "../../customers/recognition.ts"
import type { Customer } from "../../schema.ts"
import type { AskingForm } from "./customerForm.tsx"

const shown = 3

/** While someone is filled in: who may be him, by what, and a way to him; once he would be added, the question. */
export function KnownAlready({
  of: { near, asks, addAnyway, busy },
  way,
}: {
  of: Pick<AskingForm, "near" | "asks" | "addAnyway" | "busy">
  way: (customer: Customer) => ReactNode
}) {
  const { t } = useTranslation()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (asks) place.current?.focus()
  }, [asks])
  return (
    <div ref={place} tabIndex={-1}>
      <Notice tone="warn">
        {near.length > 0 && (
          <>
            <p>
              <strong>{t("projects.customers.known.title")}</strong>
            </p>
            <ul className="known-already stack tight">
              {near.slice(0, shown).map((one) => (
                <Known key={one.customer.id} of={one} way={way} />
              ))}
            </ul>
            {asks && (
              <>
                <p>{t("projects.customers.known.question")}</p>
                <Button className="button-small" busy={busy} onClick={addAnyway}>
                  {t("projects.customers.known.anyway")}
                </Button>
              </>
            )}
          </>
        )}
      </Notice>
    </div>
  )
}

function Known({
  of: { customer, by },
  way,
}: {
  of: Near<Customer>
  way: (customer: Customer) => ReactNode
}) {
  const { t } = useTranslation()
  const { name, address, city } = customer
  return (
    <li className="cluster roomy">
      <span>
        <strong>{name}</strong>
        {[address, city].filter(Boolean).map((part) => `, ${part}`)} ({t(`projects.customers.known.by.${by}`)}
        )
      </span>
      {way(customer)}
    </li>
  )
}
