import { useTranslation } from "react-i18next"
import { Button, LinkButton } from "#ui/kit/Button.tsx"
import { PressArea } from "#ui/kit/PressArea.tsx"
import { addressOfStep } from "./steps.ts"

/** Below every step: on, back, or out. */
export function StepActions({
  number,
  busy,
  nameless = false,
}: {
  number: number
  busy: boolean
  /** Nothing in the office makes sense before the company has a name, so there is no way past it. */
  nameless?: boolean
}) {
  const { t } = useTranslation()
  return (
    <PressArea className="actions">
      <Button type="submit" variant="primary" busy={busy} busyLabel={t("kit.save.saving")}>
        {t("settings.welcome.next")}
      </Button>
      {number > 1 && <LinkButton href={addressOfStep(number - 1)}>{t("settings.welcome.back")}</LinkButton>}
      {!nameless && (
        <LinkButton variant="plain" href="/dashboard">
          {t("settings.welcome.later")}
        </LinkButton>
      )}
    </PressArea>
  )
}
