import { type FormEvent, useLayoutEffect, useRef, useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import { Notice } from "#ui/kit/Notice.tsx"
import { PasswordField } from "#ui/kit/PasswordField.tsx"
import { usePageData } from "#ui/lib/company.ts"
import { useScreen } from "#ui/lib/useScreen.ts"
import { useLogin } from "./hooks.ts"
import { LoginCard } from "./LoginCard.tsx"

/** The password screen. `ended`: whose login ended by itself. */
export function Login({ ended }: { ended?: string }) {
  const { t } = useTranslation()
  const {
    ownAccounts,
    company: { companyName },
  } = usePageData()
  const { login, busy, error } = useLogin()
  const [password, setPassword] = useState("")
  const field = useRef<HTMLInputElement>(null)
  useScreen(t("access.login.title"))
  // Together with the sentence, so that what is typed next never lands behind the wrong one.
  useLayoutEffect(() => {
    if (error) field.current?.select()
  }, [error])

  function submit(event: FormEvent) {
    event.preventDefault()
    if (password.trim()) login({ password })
  }

  return (
    <LoginCard
      title={t("access.login.title")}
      subtitle={
        companyName ? t("access.login.subtitleCompany", { company: companyName }) : t("access.login.subtitle")
      }
      other={
        // A page of before the first account would not know of it, so this is always another page.
        ownAccounts !== false && (
          <a className="touch" href="/auth">
            {t("access.login.account")}
          </a>
        )
      }
    >
      <form noValidate onSubmit={submit}>
        <Notice tone="info">{ended && !error && t("access.login.ended", { name: ended })}</Notice>
        <Notice tone="bad">{error?.message}</Notice>
        <PasswordField
          ref={field}
          id="password"
          name="password"
          label={t("access.login.password")}
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
        />
        <Button type="submit" variant="primary" wide busy={busy} busyLabel={t("access.login.busy")}>
          {t("access.login.submit")}
        </Button>
      </form>
    </LoginCard>
  )
}
