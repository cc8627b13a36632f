import { useTranslation } from "react-i18next"
import { BackLink } from "#ui/kit/BackLink.tsx"
import { LinkButton } from "#ui/kit/Button.tsx"
import { LinkTabs } from "#ui/kit/LinkTabs.tsx"
import { ScreenHead } from "#ui/kit/ScreenHead.tsx"
import { useScreen } from "#ui/lib/useScreen.ts"
import { useListView } from "#ui/list/useListView.ts"
import { ScanUpload } from "../scanner/ScanUpload.tsx"
import { useScanUpload } from "../scanner/useScanUpload.ts"
import { InvoiceList } from "./InvoiceList.tsx"
import { purchaseList } from "./purchaseList.tsx"
import { Vat } from "./Vat.tsx"

/** Purchase invoices: new ones come in on top, posted ones stand below, and what their VAT comes to. */
export default function PurchaseInvoices() {
  const { t } = useTranslation()
  const view = useListView(purchaseList)
  const vat = view.choices.part === "btw"
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
        tabs={[
          { href: "?", label: t("invoices.purchases.part.list"), current: !vat },
          { href: "?deel=btw", label: t("invoices.purchases.part.vat"), current: vat },
        ]}
      />
      {vat ? <Vat /> : <InvoiceList view={view} />}
    </>
  )
}
