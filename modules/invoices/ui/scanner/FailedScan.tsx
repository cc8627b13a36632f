import { Keyboard, RotateCw, X } from "lucide-react"
import { useTranslation } from "react-i18next"
import { reaches } from "#src/shared/roles.ts"
import { Button, LinkButton } from "#ui/kit/Button.tsx"
import { Notice } from "#ui/kit/Notice.tsx"
import { useSignedIn } from "#ui/lib/session.ts"
import type { Scan } from "../../scans/schema.ts"
import { useReadAgain } from "./hooks.ts"

/** It can't be read; it was kept, so a person can try again or type what it says. */
export function FailedScan({ scan, onHide }: { scan: Scan; onHide: () => void }) {
  const { t } = useTranslation()
  const manager = reaches(useSignedIn().role, "manager")
  const again = useReadAgain()
  return (
    <>
      <h3 tabIndex={-1}>{t("invoices.scans.failed")}</h3>
      <p className="scan-file-name flush">{scan.fileName}</p>
      <Notice tone="bad">{scan.failure ?? t("invoices.scans.failedText")}</Notice>
      {!manager && <p className="muted">{t("invoices.scans.result.officeFailed")}</p>}
      <div className="actions">
        {manager && (
          <LinkButton variant="primary" href={`/invoice-ocr/${scan.id}`}>
            <Keyboard aria-hidden size="1.2em" />
            {t("invoices.scans.byHand")}
          </LinkButton>
        )}
        <Button busy={again.busy} onClick={() => again.act(scan.id)}>
          <RotateCw aria-hidden size="1.2em" />
          {t("invoices.scans.retry")}
        </Button>
        <Button variant="plain" onClick={onHide}>
          <X aria-hidden size="1.2em" />
          {t("invoices.scans.hide")}
        </Button>
      </div>
    </>
  )
}
