import { useCallback } from "react"
import { useTranslation } from "react-i18next"
import { Combobox } from "#ui/kit/Combobox.tsx"
import { Field, type FieldProps } from "#ui/kit/Field.tsx"
import { searchIn } from "#ui/lib/search.ts"
import type { Supplier } from "../../../suppliers/schema.ts"
import { useSuppliers } from "../hooks.ts"

interface SupplierFieldProps extends Omit<FieldProps, "optional" | "label"> {
  name: string
  onChange: (name: string, id: number | null) => void
}

/** A known supplier, or the name of a new one: what was typed and not chosen. */
export function SupplierField({ name, onChange, ...field }: SupplierFieldProps) {
  const { t } = useTranslation()
  const suppliers = useSuppliers()
  const known = suppliers.data
  const search = useCallback((among: Choice[], typed: string): Choice[] => {
    const hits = found(among.filter(isKnown), typed)
    const name = typed.trim()
    return name === "" || hits.some((hit) => same(hit.name, name)) ? hits : [...hits, { id: null, name }]
  }, [])

  function leave(typed: string | undefined) {
    const text = typed?.trim()
    if (text === undefined || text === name) return
    onChange(text, known?.find((supplier) => same(supplier.name, text))?.id ?? null)
  }

  return (
    <Field {...field} label={t("invoices.review.field.supplier")}>
      {(aria) => (
        <Combobox<Choice>
          aria={aria}
          // Without the list one can still type a name.
          among={known ?? (suppliers.error ? none : undefined)}
          failed={suppliers.error !== undefined && !known}
          search={search}
          most={20}
          maxLength={160}
          chosen={name}
          onChoose={({ id, name: chosen }) => onChange(chosen, id)}
          onLeave={leave}
          list={t("invoices.review.supplier.list")}
          found={(count) => t("invoices.review.supplier.found", { count })}
          more={(count) => t("invoices.review.supplier.more", { count })}
          keyOf={({ id }) => id ?? "new"}
        >
          {(choice) =>
            isKnown(choice) ? (
              <>
                <span className="combobox-option-name">{choice.name}</span>
                <span className="muted">
                  {t("invoices.review.supplier.invoices", { count: choice.invoices })}
                </span>
              </>
            ) : (
              <span className="combobox-option-name">
                {t("invoices.review.supplier.new", { name: choice.name })}
              </span>
            )
          }
        </Combobox>
      )}
    </Field>
  )
}

type Choice = Supplier | { id: null; name: string }

const none: Choice[] = []
const isKnown = (choice: Choice): choice is Supplier => choice.id !== null
const same = (a: string, b: string) => a.localeCompare(b, "nl", { sensitivity: "base" }) === 0

const found = searchIn(({ name, ibans, btwId, kvk }: Supplier) => [name, ...ibans, btwId, kvk].join(" "))
