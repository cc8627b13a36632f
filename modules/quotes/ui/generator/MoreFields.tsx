import { useEffect, useState } from "react"
import { useTranslation } from "react-i18next"
import { Disclosure } from "#ui/kit/Disclosure.tsx"
import { NumberField } from "#ui/kit/NumberField.tsx"
import { Select } from "#ui/kit/Select.tsx"
import { TextArea } from "#ui/kit/TextArea.tsx"
import { TextField } from "#ui/kit/TextField.tsx"
import { longestDetails } from "./faults.ts"
import { assumedArea, type Filled, moreFields } from "./filled.ts"
import type { GeneratorFormState } from "./useGeneratorForm.ts"

const uses = ["dwelling", "business", "mixed"] as const
const ages = ["yes", "no"] as const

/** What makes the price closer, and the VAT right. Opens by itself when something in it is wrong. */
export function MoreFields({ form: { filled, change, leave, sentences } }: { form: GeneratorFormState }) {
  const { t } = useTranslation()
  const wrong = moreFields.some((field) => sentences[field])
  const [open, setOpen] = useState(() => moreFields.some((field) => filled[field] !== ""))
  useEffect(() => {
    if (wrong) setOpen(true)
  }, [wrong])

  const field = (name: (typeof moreFields)[number]) => ({
    id: `generator-${name}`,
    label: t(`quotes.generator.field.${name}`),
    value: filled[name],
    onChange: (value: string) => change({ [name]: value } as Partial<Filled>),
    onBlur: () => leave(name),
    error: sentences[name],
    optional: true,
  })

  return (
    <Disclosure className="more-fields" open={open} onToggle={setOpen} summary={t("quotes.generator.more")}>
      <NumberField
        {...field("area")}
        hint={t("quotes.generator.hint.area", { area: assumedArea(filled.projectType) })}
        unit="m²"
      />
      <TextArea
        {...field("details")}
        hint={t("quotes.generator.hint.details")}
        rows={4}
        limit={longestDetails}
      />
      <div className="field-pair">
        <TextField {...field("email")} type="email" autoComplete="off" spellCheck={false} />
        <TextField {...field("phone")} type="tel" autoComplete="off" />
      </div>
      <div className="field-pair">
        <Select
          {...field("use")}
          empty={t("quotes.generator.unknown")}
          options={uses.map((use) => ({ value: use, label: t(`quotes.generator.use.${use}`) }))}
        />
        <TextField {...field("builtIn")} inputMode="numeric" autoComplete="off" />
      </div>
      <Select
        {...field("olderThan2Years")}
        hint={t("quotes.generator.hint.olderThan2Years")}
        empty={t("quotes.generator.unknown")}
        options={ages.map((age) => ({ value: age, label: t(`quotes.generator.older.${age}`) }))}
      />
    </Disclosure>
  )
}
