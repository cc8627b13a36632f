import { useTranslation } from "react-i18next"
import { Link, useLocation } from "wouter"
import * as z from "zod/mini"
import { defineForm } from "#ui/form/defineForm.tsx"
import { password, text } from "#ui/form/kinds.tsx"
import { Button, LinkButton } from "#ui/kit/Button.tsx"
import { t } from "#ui/lib/i18n.ts"
import { useScreen } from "#ui/lib/useScreen.ts"
import { enter, signIn, useSession, welcome } from "./hooks.ts"
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
      other={
        !user && (
          <Link className="touch" href="/dashboard">
            {t("access.account.shared")}
          </Link>
        )
      }
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

const account = defineForm(
  z.object({
    username: z.string().check(z.trim(), z.minLength(1)),
    password: z.string().check(z.minLength(1)),
  }),
  { username: text, password },
  { id: "", wrong: (name) => t(`access.account.${name}Missing`) },
)

function AccountForm() {
  const { t } = useTranslation()
  const [, navigate] = useLocation()
  const form = account.useForm({
    send: signIn,
    failed: "access.account.failed",
    done: welcome,
    async onSaved(user) {
      await enter(user)
      navigate("/dashboard", { replace: true })
    },
  })
  return (
    <account.Form form={form} guarded={false}>
      <account.Field
        name="username"
        label={t("access.account.username")}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <account.Field name="password" label={t("access.account.password")} autoComplete="current-password" />
      <Button type="submit" variant="primary" wide busy={form.busy} busyLabel={t("access.login.busy")}>
        {t("access.account.submit")}
      </Button>
    </account.Form>
  )
}
