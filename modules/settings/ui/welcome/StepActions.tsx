import { useTranslation } from "react-i18next"
import { Button, LinkButton } from "#ui/kit/Button.tsx"
import { PressArea } from "#ui/kit/PressArea.tsx"
import { addressOfStep } from "./steps.ts"

/** Below every step: on, back, or out. */
export function StepActions({ number, busy }: { number: number; busy: boolean }) {
  const { t } = useTranslation()
  return (
    <PressArea className="actions">
      <Button type="submit" variant="primary" busy={busy} busyLabel={t("kit.save.saving")}>
        {t("settings.welcome.next")}
      </Button>
      {number > 1 && <LinkButton href={addressOfStep(number - 1)}>{t("settings.welcome.back")}</LinkButton>}
      <LinkButton variant="plain" href="/dashboard">
        {t("settings.welcome.later")}
      </LinkButton>
    </PressArea>
  )
}
