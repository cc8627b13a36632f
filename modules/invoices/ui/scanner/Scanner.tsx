import { useTranslation } from "react-i18next"
import { reaches } from "#src/shared/roles.ts"
import { BackLink } from "#ui/kit/BackLink.tsx"
import { useSignedIn } from "#ui/lib/session.ts"
import { useScreen } from "#ui/lib/useScreen.ts"
import { OwnScans } from "./OwnScans.tsx"
import { ScanPiles } from "./ScanPiles.tsx"
import { ScanUpload } from "./ScanUpload.tsx"
import { useScanUpload } from "./useScanUpload.ts"

/** Invoices come in: photographed on the roof or chosen at the desk, read, and then checked by the office. */
export default function Scanner() {
  const { t } = useTranslation()
  const { role } = useSignedIn()
  const upload = useScanUpload()
  const above = upload.arrived.map(({ id }) => id)
  useScreen(t("invoices.scans.title"))
  return (
    <>
      <BackLink href="/dashboard">{t("invoices.scans.back")}</BackLink>
      <h1>{t("invoices.scans.title")}</h1>
      <ScanUpload upload={upload} />
      {reaches(role, "manager") ? <ScanPiles above={above} /> : <OwnScans above={above} />}
    </>
  )
}
