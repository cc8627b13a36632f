import { useTranslation } from "react-i18next"
import { Button } from "./Button.tsx"
import { PressArea } from "./PressArea.tsx"

/** Stays in sight as long as something is not saved. */
export function SaveBar({ dirty, busy, discard }: { dirty: boolean; busy: boolean; discard: () => void }) {
  const { t } = useTranslation()
  return (
    <PressArea className={dirty ? "save-bar save-bar-dirty" : "save-bar"}>
      <p role="status">{dirty && <strong>{t("kit.save.dirty")}</strong>}</p>
      <Button type="submit" variant="primary" busy={busy} busyLabel={t("kit.save.saving")}>
        {t("kit.save.save")}
      </Button>
      {dirty && <Button onClick={discard}>{t("kit.save.discard")}</Button>}
    </PressArea>
  )
}
