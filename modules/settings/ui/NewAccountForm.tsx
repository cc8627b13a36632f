import { useTranslation } from "react-i18next"
import { roles } from "#src/shared/roles.ts"
import { Button } from "#ui/kit/Button.tsx"
import { CopyButton } from "#ui/kit/CopyButton.tsx"
import { PasswordField } from "#ui/kit/PasswordField.tsx"
import { RadioGroup } from "#ui/kit/RadioGroup.tsx"
import { TextField } from "#ui/kit/TextField.tsx"
import { Wrongs } from "#ui/kit/Wrongs.tsx"
import type { MadeAccount } from "./AccountMade.tsx"
import { firstPassword } from "./firstPassword.ts"
import { useAccountForm } from "./useAccountForm.ts"

export function NewAccountForm({ onMade }: { onMade: (made: MadeAccount) => void }) {
  const { t } = useTranslation()
  const { fields, setPassword, submit, create, attempt, sentences } = useAccountForm(onMade)
  const { name, username, role, password } = fields
  return (
    <>
      <Wrongs
        title={t("settings.newAccount.failed")}
        message={create.error?.message}
        sentences={sentences}
        idOf={(name) => `new-${name}`}
        attempt={attempt}
      />
      <form noValidate onSubmit={submit}>
        <TextField
          {...name}
          id="new-name"
          label={t("settings.newAccount.name")}
          autoComplete="off"
          error={sentences.name}
        />
        <TextField
          {...username}
          id="new-username"
          label={t("settings.newAccount.username")}
          hint={t("settings.newAccount.usernameHint")}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          error={sentences.username}
        />
        <RadioGroup
          id="new-role"
          legend={t("settings.newAccount.role")}
          value={role.value}
          onChange={role.onChange}
          error={sentences.role}
          options={roles.map((each) => ({
            value: each,
            label: t(`settings.accounts.role.${each}`),
            hint: t(`settings.accounts.may.${each}`),
          }))}
        />
        <PasswordField
          {...password}
          id="new-password"
          label={t("settings.newAccount.password")}
          hint={t("settings.newAccount.passwordHint")}
          autoComplete="new-password"
          error={sentences.password}
        />
        <p className="password-tools">
          <Button onClick={() => setPassword(firstPassword())}>{t("settings.newAccount.generate")}</Button>
          {password.value && (
            <CopyButton text={password.value} failed={t("settings.newAccount.copyFailed")} />
          )}
        </p>
        <Button type="submit" variant="primary" busy={create.busy} busyLabel={t("settings.newAccount.busy")}>
          {t("settings.newAccount.submit")}
        </Button>
      </form>
    </>
  )
}
