import { useTranslation } from "react-i18next"
import { BackLink } from "#ui/kit/BackLink.tsx"
import { LinkButton } from "#ui/kit/Button.tsx"
import { LinkTabs } from "#ui/kit/LinkTabs.tsx"
import { ScreenHead } from "#ui/kit/ScreenHead.tsx"
import { useScreen } from "#ui/lib/useScreen.ts"
import { ScanUpload } from "../scanner/ScanUpload.tsx"
import { useScanUpload } from "../scanner/useScanUpload.ts"
import { InvoiceList } from "./InvoiceList.tsx"
import { usePurchasesView } from "./usePurchasesView.ts"
import { Vat } from "./Vat.tsx"

/** Purchase invoices: new ones come in on top, posted ones stand below, and what their VAT comes to. */
export default function PurchaseInvoices() {
  const { t } = useTranslation()
  const view = usePurchasesView()
  const upload = useScanUpload()
  useScreen(t("invoices.purchases.title"))
  return (
    <>
      <BackLink href="/dashboard">{t("invoices.purchases.back")}</BackLink>
      <ScreenHead title={t("invoices.purchases.title")}>
        <LinkButton href="/invoice-ocr">{t("invoices.purchases.toScanner")}</LinkButton>
        <LinkButton href="/invoice-allocation">{t("invoices.purchases.toAllocation")}</LinkButton>
      </ScreenHead>
      <ScanUpload upload={upload} compact />
      <LinkTabs
        label={t("invoices.purchases.parts")}
        tabs={(["list", "vat"] as const).map((part) => ({
          href: view.partHref(part),
          label: t(`invoices.purchases.part.${part}`),
          current: part === view.part,
        }))}
      />
      {view.part === "vat" ? <Vat /> : <InvoiceList view={view} />}
    </>
  )
}
