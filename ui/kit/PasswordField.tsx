import { Eye, EyeOff } from "lucide-react"
import { type ComponentProps, type KeyboardEvent, useState } from "react"
import { useTranslation } from "react-i18next"
import { Field, type FieldProps } from "./Field.tsx"

interface PasswordFieldProps
  extends FieldProps,
    Omit<ComponentProps<"input">, "id" | "value" | "onChange" | "type"> {
  autoComplete: "current-password" | "new-password"
  value: string
  onChange: (value: string) => void
}

/** Paste and password managers work; the button beside it shows what was typed. */
export function PasswordField({ id, label, hint, error, optional, onChange, ...rest }: PasswordFieldProps) {
  const { t } = useTranslation()
  const [shown, setShown] = useState(false)
  const [capsLock, setCapsLock] = useState(false)
  const Icon = shown ? EyeOff : Eye
  const watch = (event: KeyboardEvent) => setCapsLock(event.getModifierState?.("CapsLock") ?? false)
  return (
    <Field {...{ id, label, hint, error, optional }}>
      {(aria) => (
        <>
          <span className="row">
            <input
              spellCheck={false}
              autoCapitalize="none"
              {...rest}
              {...aria}
              type={shown ? "text" : "password"}
              className="input"
              onChange={(event) => onChange(event.target.value)}
              onKeyUp={watch}
              onKeyDown={watch}
            />
            <button
              type="button"
              className="button button-secondary password-toggle"
              aria-controls={id}
              onClick={() => setShown(!shown)}
            >
              <Icon aria-hidden />
              {t(shown ? "kit.password.hide" : "kit.password.show")}
              <span className="visually-hidden"> {t("kit.password.what")}</span>
            </button>
          </span>
          <span className="visually-hidden" role="status">
            {shown ? t("kit.password.shown") : ""}
          </span>
          {capsLock && <p className="field-hint">{t("kit.password.capsLock")}</p>}
        </>
      )}
    </Field>
  )
}
