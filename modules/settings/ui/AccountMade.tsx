import { useEffect, useRef } from "react"
import { useTranslation } from "react-i18next"
import type { User } from "#modules/access/schema.ts"
import { Button } from "#ui/kit/Button.tsx"
import { CopyButton } from "#ui/kit/CopyButton.tsx"
import { Notice } from "#ui/kit/Notice.tsx"

export interface MadeAccount {
  user: User
  password: string
}

export function AccountMade({ made: { user, password }, done }: { made: MadeAccount; done: () => void }) {
  const { t } = useTranslation()
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => panel.current?.focus(), [])
  return (
    <div className="account-made" ref={panel} tabIndex={-1}>
      <Notice tone="ok">
        <p>
          <strong>{t("settings.newAccount.done")}.</strong> {t("settings.newAccount.doneText", { ...user })}
        </p>
        <p>{t("settings.newAccount.passwordOnce")}</p>
      </Notice>
      <p className="password-once cluster">
        <code>{password}</code> <CopyButton text={password} failed={t("settings.newAccount.copyFailed")} />
      </p>
      <Button variant="primary" onClick={done}>
        {t("settings.newAccount.ready")}
      </Button>
    </div>
  )
}
