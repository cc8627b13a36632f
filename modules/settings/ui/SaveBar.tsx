import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import { PressArea } from "./PressArea.tsx"

/** Stays in sight as long as something is not saved. */
export function SaveBar({ dirty, busy, discard }: { dirty: boolean; busy: boolean; discard: () => void }) {
  const { t } = useTranslation()
  return (
    <PressArea className={dirty ? "save-bar save-bar-dirty" : "save-bar"}>
      <p role="status">{dirty && <strong>{t("settings.company.dirty")}</strong>}</p>
      <Button type="submit" variant="primary" busy={busy} busyLabel={t("settings.company.saving")}>
        {t("settings.company.save")}
      </Button>
      {dirty && <Button onClick={discard}>{t("settings.company.discard")}</Button>}
    </PressArea>
  )
}
