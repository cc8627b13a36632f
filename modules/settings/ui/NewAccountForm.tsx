import { useTranslation } from "react-i18next"
import { NewAccount } from "#modules/access/schema.ts"
import { api } from "#modules/access/ui/api.ts"
import { type Role, roles } from "#src/shared/roles.ts"
import { defineForm } from "#ui/form/defineForm.tsx"
import { choice, password, text } from "#ui/form/kinds.tsx"
import { Button } from "#ui/kit/Button.tsx"
import { CopyButton } from "#ui/kit/CopyButton.tsx"
import { t } from "#ui/lib/i18n.ts"
import type { MadeAccount } from "./AccountMade.tsx"
import { accountsPath } from "./hooks.ts"

const account = defineForm(
  NewAccount,
  { name: text, username: text, role: choice<Role>(), password },
  {
    id: "new",
    label: (name) => t(`settings.newAccount.${name}`),
    wrong: (name) => t(`settings.newAccount.wrong.${name}`),
  },
)

export function NewAccountForm({ onMade }: { onMade: (made: MadeAccount) => void }) {
  const { t } = useTranslation()
  const form = account.useForm({
    start: { role: "worker" },
    send: async (made) => ({ user: await api.createAccount(made), password: made.password }),
    refreshes: accountsPath,
    done: "settings.newAccount.done",
    onSaved: onMade,
  })
  const known = account.useTyped("password", form)
  return (
    <account.Form form={form} failed={t("settings.newAccount.failed")} guarded={false}>
      <account.Field name="name" autoComplete="off" />
      <account.Field
        name="username"
        hint={t("settings.newAccount.usernameHint")}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <account.Field
        name="role"
        options={roles.map((each) => ({
          value: each,
          label: t(`settings.accounts.role.${each}`),
          hint: t(`settings.accounts.may.${each}`),
        }))}
      />
      <account.Field
        name="password"
        hint={t("settings.newAccount.passwordHint")}
        autoComplete="new-password"
      />
      <p className="password-tools cluster">
        <Button onClick={() => form.set("password", firstPassword())}>
          {t("settings.newAccount.generate")}
        </Button>
        {known && <CopyButton text={known} failed={t("settings.newAccount.copyFailed")} />}
      </p>
      <Button type="submit" variant="primary" busy={form.busy} busyLabel={t("settings.newAccount.busy")}>
        {t("settings.newAccount.submit")}
      </Button>
    </account.Form>
  )
}

/** A first password that can be read aloud over the phone: no letters that look alike, about 59 bits. */
function firstPassword(): string {
  return Array.from({ length: 3 }, () => Array.from({ length: 4 }, pick).join("")).join("-")
}

const letters = "abcdefghjkmnpqrstuvwxyz23456789"
/** The largest multiple of the number of letters below 256, so that each is equally likely. */
const fair = 256 - (256 % letters.length)

function pick(): string {
  const [byte] = crypto.getRandomValues(new Uint8Array(1))
  return byte! < fair ? letters[byte! % letters.length]! : pick()
}
