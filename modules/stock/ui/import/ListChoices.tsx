import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Card } from "#ui/kit/Card.tsx"
import { Switch } from "#ui/kit/Switch.tsx"
import { TextField } from "#ui/kit/TextField.tsx"
import { useStock } from "../hooks.ts"
import type { Chosen } from "./materialList.tsx"

interface ListChoicesProps {
  chosen: Chosen
  choose: (chosen: Chosen) => void
  /** Rows that stay out. */
  leftOut: number
}

/** Of whom the list is, and whether it is only for what is in stock. */
export function ListChoices({ chosen, choose, leftOut }: ListChoicesProps) {
  const { t } = useTranslation()
  const [supplier, setSupplier] = useState(chosen.supplier)
  const known = new Set((useStock().data ?? []).map((item) => item.supplier).filter(Boolean))
  return (
    <Card title={t("stock.import.choices.title")}>
      <div className="stack narrow">
        <TextField
          id="import-supplier"
          label={t("stock.import.choices.supplier")}
          hint={t("stock.import.choices.supplierHint")}
          optional
          maxLength={120}
          list="import-suppliers"
          autoComplete="off"
          spellCheck={false}
          value={supplier}
          onChange={setSupplier}
          // Each letter would read the whole list again.
          onBlur={() => choose({ ...chosen, supplier: supplier.trim() })}
        />
        <datalist id="import-suppliers">
          {[...known].map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <Switch
          id="import-only-known"
          label={t("stock.import.choices.onlyKnown")}
          hint={
            leftOut > 0
              ? t("stock.import.choices.leftOut", { count: leftOut })
              : t("stock.import.choices.onlyKnownHint")
          }
          checked={chosen.onlyKnown}
          onChange={(onlyKnown) => choose({ ...chosen, onlyKnown })}
        />
      </div>
    </Card>
  )
}
