import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import { Card } from "#ui/kit/Card.tsx"
import { Select } from "#ui/kit/Select.tsx"
import { vatQuestion } from "../../../pricing/nl.ts"
import type { QuotationContent } from "../../../quotations/content.schema.ts"
import type { Quotation } from "../../../quotations/schema.ts"
import { ShiftSwitch } from "./ShiftSwitch.tsx"
import { YearField } from "./YearField.tsx"

const uses = ["dwelling", "business", "mixed"] as const

/** What the rates of VAT rest on; lines whose rate nobody chose follow it. */
export function VatFacts({
  content: { facts, assumptions, reverseCharge },
  client,
  errors,
  onChange,
}: {
  content: QuotationContent
  client: Pick<Quotation["client"], "btwId" | "id">
  errors: Readonly<Record<string, string>>
  onChange: ((change: Partial<QuotationContent>) => void) | undefined
}) {
  const { t } = useTranslation()
  const { use, builtIn, olderThan2Years } = facts
  const older = olderThan2Years === null ? "" : olderThan2Years ? "yes" : "no"
  if (!onChange)
    return (
      <Card title={t("quotes.quotation.vat.title")}>
        <dl className="facts">
          {(
            [
              ["use", use && t(`quotes.quotation.vat.uses.${use}`)],
              ["builtIn", builtIn],
              ["older", older && t(`quotes.quotation.vat.${older}`)],
              ["shift", t(reverseCharge ? "quotes.quotation.vat.yes" : "quotes.quotation.vat.no")],
            ] as const
          ).map(([name, value]) => (
            <div key={name}>
              <dt>{t(`quotes.quotation.vat.${name}`)}</dt>
              <dd>{value || t("quotes.quotation.vat.unknown")}</dd>
            </div>
          ))}
        </dl>
      </Card>
    )
  const isOpen =
    older === "" &&
    builtIn === null &&
    assumptions.some((sentence) => sentence.startsWith(vatQuestion.opening))
  const set = (change: Partial<QuotationContent["facts"]>) => onChange({ facts: { ...facts, ...change } })
  return (
    <Card title={t("quotes.quotation.vat.title")} className="quote-vat no-print">
      <p className="muted">{t("quotes.quotation.vat.text")}</p>
      {isOpen && (
        <Button onClick={() => set({ use: "dwelling", olderThan2Years: true })}>
          {t("quotes.quotation.vat.toLow")}
        </Button>
      )}
      <Select
        id="quotation-facts-use"
        label={t("quotes.quotation.vat.use")}
        value={use ?? ""}
        empty={t("quotes.quotation.vat.unknown")}
        onChange={(next) => set({ use: uses.find((each) => each === next) ?? null })}
        options={uses.map((each) => ({ value: each, label: t(`quotes.quotation.vat.uses.${each}`) }))}
        error={errors["facts.use"]}
      />
      <YearField
        value={builtIn}
        onChange={(year) => set({ builtIn: year })}
        error={errors["facts.builtIn"]}
      />
      <Select
        id="quotation-facts-olderThan2Years"
        label={t("quotes.quotation.vat.older")}
        hint={t("quotes.quotation.vat.olderHint")}
        value={older}
        empty={t("quotes.quotation.vat.unknown")}
        onChange={(next) => set({ olderThan2Years: next === "" ? null : next === "yes" })}
        options={(["yes", "no"] as const).map((each) => ({
          value: each,
          label: t(`quotes.quotation.vat.${each}`),
        }))}
        error={errors["facts.olderThan2Years"]}
      />
      <ShiftSwitch
        {...{ client, reverseCharge }}
        error={errors.reverseCharge}
        onChange={(on) => onChange({ reverseCharge: on })}
      />
    </Card>
  )
}
