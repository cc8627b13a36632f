import { FileType } from "lucide-react"
import { useTranslation } from "react-i18next"
import { useFormAround } from "#ui/form/context.ts"
import { Button } from "#ui/kit/Button.tsx"
import { DateField } from "#ui/kit/DateField.tsx"
import { FilePicker } from "#ui/kit/FilePicker.tsx"
import { TextField } from "#ui/kit/TextField.tsx"
import { useAction } from "#ui/lib/useAction.ts"
import { type Conditions, maxConditionsMegabytes } from "../../terms/schema.ts"
import { api } from "./api.ts"
import { terms } from "./termsForm.ts"

/** The general conditions as a PDF: sent as soon as it is chosen, on quotations once it is saved. */
export function ConditionsField({ saved }: { saved: Conditions | null }) {
  const { t } = useTranslation()
  const { hold } = useFormAround()
  const { id, value, error, onChange } = terms.useField("conditions")
  const send = useAction(api.takeConditions)

  async function take(file: File) {
    const reply = await send.act(file)
    if (!reply) return
    const { title = t("quotes.terms.conditions.usual") } = value ?? {}
    // Another text has another day on it.
    onChange({ fileId: reply.fileId, title, date: "" })
  }

  return (
    <>
      <p className="muted">{t("quotes.terms.conditions.intro")}</p>
      <FilePicker
        id={id}
        label={t(`quotes.terms.conditions.${value ? "another" : "file"}`)}
        hint={t("quotes.terms.conditions.fileHint", { megabytes: maxConditionsMegabytes })}
        error={error ?? send.fields.file ?? send.error?.message}
        optional
        accept={["application/pdf", ".pdf"]}
        maxBytes={maxConditionsMegabytes * 1024 * 1024}
        onFiles={([file]) => file && hold(take(file))}
      />
      <p role="status" className="muted">
        {send.busy && t("quotes.terms.conditions.sending")}
      </p>
      {value && <About value={value} onChange={onChange} isSaved={saved?.fileId === value.fileId} />}
    </>
  )
}

interface AboutProps {
  value: Conditions
  onChange: (value: Conditions | null) => void
  isSaved: boolean
}

function About({ value, onChange, isSaved }: AboutProps) {
  const { t } = useTranslation()
  const { errors } = useFormAround()
  const { id, onBlur } = terms.useField("conditions")
  return (
    <>
      <TextField
        id={`${id}.title`}
        label={t("quotes.terms.conditions.name")}
        hint={t("quotes.terms.conditions.nameHint")}
        error={errors["conditions.title"]}
        value={value.title}
        onChange={(title) => onChange({ ...value, title })}
        onBlur={onBlur}
      />
      <DateField
        id={`${id}.date`}
        label={t("quotes.terms.conditions.date")}
        error={errors["conditions.date"]}
        value={value.date}
        onChange={(date) => onChange({ ...value, date })}
        onBlur={onBlur}
      />
      <p className="cluster">
        {isSaved && (
          <a className="button button-secondary" href="/api/offer-terms/conditions" download>
            <FileType aria-hidden size="1.2em" />
            {t("quotes.terms.conditions.look")}
          </a>
        )}
        <Button onClick={() => onChange(null)}>{t("quotes.terms.conditions.remove")}</Button>
      </p>
    </>
  )
}
