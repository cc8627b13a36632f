import { Link2 } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import { ShareDialog } from "./ShareDialog.tsx"

/** To a link for the client, which the office alone gives. `ids`: of the photos that were chosen. */
export function ShareButton({ project, ids }: { project: number; ids: number[] }) {
  const { t } = useTranslation()
  const [sharing, setSharing] = useState(false)
  return (
    <>
      <Button className="button-small" onClick={() => setSharing(true)}>
        <Link2 aria-hidden size="1.2em" />
        {t("intake.shares.button")}
      </Button>
      {sharing && <ShareDialog {...{ project, ids }} onClose={() => setSharing(false)} />}
    </>
  )
}
