import { Download } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import { Card } from "#ui/kit/Card.tsx"
import { saveFile } from "#ui/lib/saveFile.ts"
import { useAction } from "#ui/lib/useAction.ts"
import { api } from "./api.ts"
import { useReach } from "./useReach.ts"

/** What one may ask, and all of one's own with one button. */
export function Rights() {
  const { t } = useTranslation()
  const reach = useReach()
  const mine = useAction(api.mine, { done: "gps.privacy.rights.done", failed: "gps.privacy.rights.failed" })

  async function download() {
    const file = await mine.act()
    if (file) saveFile(file)
  }

  return (
    <Card title={t("gps.privacy.rights.title")}>
      <p>{t("gps.privacy.rights.text")}</p>
      <p>{reach ? t("gps.privacy.rights.how", { reach }) : t("gps.privacy.rights.howUnknown")}</p>
      <p>{t("gps.privacy.rights.complaint")}</p>
      <div className="privacy-download cluster roomy">
        <Button variant="primary" busy={mine.busy} onClick={download}>
          <Download aria-hidden size="1.2em" />
          {t("gps.privacy.rights.download")}
        </Button>
        <p className="muted">{t("gps.privacy.rights.downloadText")}</p>
      </div>
    </Card>
  )
}
