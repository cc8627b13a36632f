import { TriangleAlert } from "lucide-react"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"

export interface FieldProps {
  id: string
  label: ReactNode
  hint?: ReactNode
  error?: string
  optional?: boolean
}

/** What a control must carry so that label, hint and error are read out with it. */
export interface FieldAria {
  id: string
  "aria-describedby": string | undefined
  "aria-invalid": true | undefined
  "aria-required": true | undefined
}

/** Label above, then hint, then error, then the control. */
export function Field({
  id,
  label,
  hint,
  error,
  optional = false,
  children,
}: FieldProps & { children: (aria: FieldAria) => ReactNode }) {
  return (
    <div className={error ? "field field-wrong" : "field"}>
      <label className="field-label" htmlFor={id}>
        {label}
        {optional && <Optional />}
      </label>
      <Notes id={id} hint={hint} error={error} />
      {children({
        id,
        "aria-describedby": describedBy(id, hint, error),
        "aria-invalid": error ? true : undefined,
        "aria-required": optional ? undefined : true,
      })}
    </div>
  )
}

export const describedBy = (id: string, hint: ReactNode, error: string | undefined, more?: string) =>
  [hint && `${id}-hint`, error && `${id}-error`, more].filter(Boolean).join(" ") || undefined

export function Optional() {
  const { t } = useTranslation()
  return <span className="field-optional"> {t("kit.field.optional")}</span>
}

export function Notes({ id, hint, error }: { id: string; hint?: ReactNode; error?: string }) {
  const { t } = useTranslation()
  return (
    <>
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="field-error" id={`${id}-error`}>
          <TriangleAlert aria-hidden size="1.2em" />
          <span>
            <span className="visually-hidden">{t("kit.field.error")}</span>
            {error}
          </span>
        </p>
      )}
    </>
  )
}
