import { useTranslation } from "react-i18next"
import { useFormAround } from "#ui/form/context.ts"
import { Button } from "#ui/kit/Button.tsx"
import { Switch } from "#ui/kit/Switch.tsx"
import { TextArea } from "#ui/kit/TextArea.tsx"
import { longestClause } from "../../terms/schema.ts"
import { standardTerms } from "../../terms/standard.ts"
import { terms } from "./termsForm.ts"

/** A clause that ships: printed or not, in the words of the owner. */
export function ClauseField({ name }: { name: "materials" | "insurance" }) {
  const { t } = useTranslation()
  const { errors } = useFormAround()
  const { id, value, onChange, onBlur } = terms.useField(name)
  const { text: shipped } = standardTerms[name]
  return (
    <>
      <Switch
        id={id}
        label={t(`quotes.terms.field.${name}`)}
        hint={t(`quotes.terms.hint.${name}`)}
        checked={value.printed}
        onChange={(printed) => onChange({ ...value, printed })}
      />
      {value.printed && (
        <>
          <TextArea
            id={`${id}.text`}
            label={t("quotes.terms.clauses.text", { name: t(`quotes.terms.field.${name}`) })}
            error={errors[`${name}.text`]}
            rows={7}
            limit={longestClause}
            value={value.text}
            onChange={(text) => onChange({ ...value, text })}
            onBlur={onBlur}
          />
          {value.text !== shipped && (
            <Button onClick={() => onChange({ ...value, text: shipped })}>
              {t("quotes.terms.clauses.useStandard")}
            </Button>
          )}
        </>
      )}
    </>
  )
}
