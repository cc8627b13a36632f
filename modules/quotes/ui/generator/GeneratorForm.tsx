import { useTranslation } from "react-i18next"
import { Card } from "#ui/kit/Card.tsx"
import { RadioGroup } from "#ui/kit/RadioGroup.tsx"
import { TextField } from "#ui/kit/TextField.tsx"
import { Wrongs } from "#ui/kit/Wrongs.tsx"
import { generatorTypes } from "../../generator/schema.ts"
import { ClientField } from "./ClientField.tsx"
import type { Filled } from "./filled.ts"
import { GenerateBar } from "./GenerateBar.tsx"
import { MoreFields } from "./MoreFields.tsx"
import type { GeneratorDesk } from "./useGeneratorForm.ts"
import { WorkItemsField } from "./WorkItemsField.tsx"

interface GeneratorFormProps {
  desk: GeneratorDesk
  busy: boolean
  generate: () => void
}

export function GeneratorForm({ desk, busy, generate }: GeneratorFormProps) {
  const { t } = useTranslation()
  const { form, change, leave, sentences, lines } = desk
  return (
    <form
      noValidate
      className="generator-form"
      // Enter in a field does not make a quotation; Ctrl and Enter do.
      onSubmit={(event) => event.preventDefault()}
      onKeyDown={(event) => {
        if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return
        event.preventDefault()
        if (!event.repeat) generate()
      }}
    >
      <Wrongs
        title={t("quotes.generator.wrong")}
        message={undefined}
        sentences={{
          ...sentences,
          ...sentencesOf(lines, (values) => t("quotes.generator.lineWrong", values)),
        }}
        idOf={(name) => `generator-${name.split(" ")[0]}`}
        attempt={desk.attempt}
      />
      <Card>
        <RadioGroup
          id="generator-projectType"
          legend={t("quotes.generator.field.projectType")}
          value={form.projectType}
          onChange={(value) => change({ projectType: value as Filled["projectType"] })}
          error={sentences.projectType}
          options={generatorTypes.map((type) => ({ value: type, label: t(`quotes.generator.type.${type}`) }))}
        />
        <ClientField desk={desk} />
        <TextField
          id="generator-address"
          label={t("quotes.generator.field.address")}
          value={form.address}
          onChange={(address) => change({ address })}
          onBlur={() => leave("address")}
          error={sentences.address}
          autoComplete="off"
          optional
        />
        <WorkItemsField desk={desk} />
        <MoreFields desk={desk} />
      </Card>
      <GenerateBar desk={desk} busy={busy} generate={generate} />
    </form>
  )
}

/** A sentence per line; the name begins with that of the field, to which it leads. */
const sentencesOf = (
  lines: GeneratorDesk["lines"],
  say: (values: { line: number; sentence: string }) => string,
): Record<string, string> => Object.fromEntries(lines.map((wrong) => [`workItems ${wrong.line}`, say(wrong)]))
