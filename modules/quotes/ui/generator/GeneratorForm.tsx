import { useTranslation } from "react-i18next"
import { FormErrors } from "#ui/form/FormErrors.tsx"
import { Card } from "#ui/kit/Card.tsx"
import { RadioGroup } from "#ui/kit/RadioGroup.tsx"
import { TextField } from "#ui/kit/TextField.tsx"
import { generatorTypes } from "../../generator/schema.ts"
import { ClientField } from "./ClientField.tsx"
import type { Filled } from "./filled.ts"
import { GenerateBar } from "./GenerateBar.tsx"
import { MoreFields } from "./MoreFields.tsx"
import type { GeneratorFormState } from "./useGeneratorForm.ts"
import { WorkItemsField, workItemsId } from "./WorkItemsField.tsx"

interface GeneratorFormProps {
  form: GeneratorFormState
  busy: boolean
  generate: () => void
}

export function GeneratorForm({ form, busy, generate }: GeneratorFormProps) {
  const { t } = useTranslation()
  const { filled, change, leave, sentences, lines } = form
  return (
    <form
      noValidate
      className="generator-form stack loose no-print"
      // Enter in a field does not make a quotation; Ctrl and Enter do.
      onSubmit={(event) => event.preventDefault()}
      onKeyDown={(event) => {
        if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return
        event.preventDefault()
        if (!event.repeat) generate()
      }}
    >
      <FormErrors
        title={t("quotes.generator.wrong")}
        message={undefined}
        errors={[
          ...Object.entries(sentences).map(([name, text]) => ({ id: `generator-${name}`, text })),
          ...lines.map((wrong) => ({ id: workItemsId, text: t("quotes.generator.lineWrong", { ...wrong }) })),
        ]}
        attempt={form.attempt}
      />
      <Card>
        <RadioGroup
          id="generator-projectType"
          legend={t("quotes.generator.field.projectType")}
          value={filled.projectType}
          onChange={(value) => change({ projectType: value as Filled["projectType"] })}
          error={sentences.projectType}
          options={generatorTypes.map((type) => ({ value: type, label: t(`quotes.generator.type.${type}`) }))}
        />
        <ClientField form={form} />
        <TextField
          id="generator-address"
          label={t("quotes.generator.field.address")}
          value={filled.address}
          onChange={(address) => change({ address })}
          onBlur={() => leave("address")}
          error={sentences.address}
          autoComplete="off"
          optional
        />
        <WorkItemsField form={form} />
        <MoreFields form={form} />
      </Card>
      <GenerateBar form={form} busy={busy} generate={generate} />
    </form>
  )
}
