import { type FormEvent, useState } from "react"
import { useTranslation } from "react-i18next"
import { Link, useLocation } from "wouter"
import { Button, LinkButton } from "#ui/kit/Button.tsx"
import { Notice } from "#ui/kit/Notice.tsx"
import { PasswordField } from "#ui/kit/PasswordField.tsx"
import { TextField } from "#ui/kit/TextField.tsx"
import { useScreen } from "#ui/lib/useScreen.ts"
import { useLogin, useSession } from "./hooks.ts"
import { LoginCard } from "./LoginCard.tsx"

/** '/auth': logging in with an account of one's own. */
export default function Account() {
  const { t } = useTranslation()
  const { data: user } = useSession()
  useScreen(t("access.account.title"))
  return (
    <LoginCard
      title={t("access.account.title")}
      subtitle={user ? t("access.account.signedIn", { name: user.name }) : t("access.account.subtitle")}
      other={!user && <Link href="/dashboard">{t("access.account.shared")}</Link>}
    >
      {user ? (
        <LinkButton variant="primary" wide href="/dashboard">
          {t("access.account.toDashboard")}
        </LinkButton>
      ) : (
        <AccountForm />
      )}
    </LoginCard>
  )
}

function AccountForm() {
  const { t } = useTranslation()
  const [, navigate] = useLocation()
  const { login, busy, error } = useLogin("access.account.failed")
  const [username, setUsername] = useState("")
  const [password, setPassword] = useState("")
  const [tried, setTried] = useState(false)
  const missing = { username: !username.trim(), password: !password }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setTried(true)
    const first = missing.username ? "username" : missing.password ? "password" : undefined
    if (first) return event.currentTarget.querySelector<HTMLElement>(`#${first}`)?.focus()
    if (await login({ username, password })) navigate("/dashboard", { replace: true })
  }

  return (
    <form noValidate onSubmit={submit}>
      <Notice tone="bad">{error?.message}</Notice>
      <TextField
        id="username"
        name="username"
        label={t("access.account.username")}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={username}
        onChange={setUsername}
        error={tried && missing.username ? t("access.account.usernameMissing") : undefined}
      />
      <PasswordField
        id="password"
        name="password"
        label={t("access.login.password")}
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        error={tried && missing.password ? t("access.account.passwordMissing") : undefined}
      />
      <Button type="submit" variant="primary" wide busy={busy} busyLabel={t("access.login.busy")}>
        {t("access.account.submit")}
      </Button>
    </form>
  )
}
