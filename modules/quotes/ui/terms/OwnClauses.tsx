import { ArrowUp, Plus, Trash2 } from "lucide-react"
import { useTranslation } from "react-i18next"
import { useFormAround } from "#ui/form/context.ts"
import { Button } from "#ui/kit/Button.tsx"
import { TextArea } from "#ui/kit/TextArea.tsx"
import { longestClause, mostClauses } from "../../terms/schema.ts"
import { terms } from "./termsForm.ts"

/** Agreements of the company's own, in the order in which they are printed. */
export function OwnClauses() {
  const { t } = useTranslation()
  const { errors } = useFormAround()
  const { id, value: clauses, onChange, onBlur } = terms.useField("own")
  const full = clauses.length >= mostClauses && t("quotes.terms.own.full", { most: mostClauses })
  const remove = (index: number) => {
    onChange(clauses.toSpliced(index, 1))
    document.getElementById(`${id}-add`)?.focus()
  }
  const raise = (index: number) =>
    onChange(clauses.toSpliced(index, 1).toSpliced(index - 1, 0, clauses[index]!))
  return (
    <>
      <h3>{t("quotes.terms.own.title")}</h3>
      <p className="muted">{t("quotes.terms.own.intro")}</p>
      <ol className="own-clauses lines roomy" id={id} tabIndex={-1} aria-label={t("quotes.terms.own.title")}>
        {clauses.map((clause, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row has no other name
          <li key={index}>
            <TextArea
              id={`${id}.${index}`}
              label={t("quotes.terms.own.row", { number: index + 1 })}
              error={errors[`own.${index}`]}
              rows={3}
              limit={longestClause}
              value={clause}
              onChange={(text) => onChange(clauses.with(index, text))}
              onBlur={onBlur}
            />
            <div className="cluster tight">
              {index > 0 && (
                <Button
                  variant="plain"
                  aria-label={t("quotes.terms.own.raise", { number: index + 1 })}
                  onClick={() => raise(index)}
                >
                  <ArrowUp aria-hidden size="1.3em" />
                </Button>
              )}
              <Button
                variant="plain"
                aria-label={t("quotes.terms.own.remove", { number: index + 1 })}
                onClick={() => remove(index)}
              >
                <Trash2 aria-hidden size="1.3em" />
              </Button>
            </div>
          </li>
        ))}
      </ol>
      <p>
        <Button id={`${id}-add`} onClick={() => onChange([...clauses, ""])} unavailable={full}>
          <Plus aria-hidden size="1.2em" /> {t("quotes.terms.own.add")}
        </Button>
      </p>
    </>
  )
}
