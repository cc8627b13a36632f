import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Link } from "wouter"
import { Button } from "#ui/kit/Button.tsx"
import { Notice } from "#ui/kit/Notice.tsx"
import type { Customer, CustomerCard } from "../../../schema.ts"
import { MergeDialog } from "./MergeDialog.tsx"

/** Others with the same address or number: most likely the same person. */
export function Doubles({ card }: { card: CustomerCard }) {
  const { t } = useTranslation()
  const [merging, setMerging] = useState<Customer>()
  const { doubles } = card
  return (
    <div className="customer-doubles">
      <Notice tone="warn">
        {doubles.length > 0 && (
          <>
            <p>{t("projects.customers.doubles.text", { count: doubles.length })}</p>
            <ul className="known-already stack tight">
              {doubles.map((double) => (
                <li key={double.id} className="cluster roomy">
                  <span>
                    <Link className="customer-link touch" href={`/klanten/${double.id}`}>
                      {double.name}
                    </Link>
                    {double.city && `, ${double.city}`}
                    {" · "}
                    {t("projects.customers.jobs", { count: double.projects })}
                  </span>
                  <Button className="button-small" onClick={() => setMerging(double)}>
                    {t("projects.customers.doubles.merge")}
                    <span className="visually-hidden">: {double.name}</span>
                  </Button>
                </li>
              ))}
            </ul>
          </>
        )}
      </Notice>
      {merging && <MergeDialog card={card} double={merging} onClose={() => setMerging(undefined)} />}
    </div>
  )
}
