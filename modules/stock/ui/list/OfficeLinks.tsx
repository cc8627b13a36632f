import { useTranslation } from "react-i18next"
import { CsvLink } from "#ui/list/CsvLink.tsx"
import { LabelsLink } from "./LabelsLink.tsx"
import { NewItemLink } from "./NewItemLink.tsx"
import { OrderLink } from "./OrderLink.tsx"
import { ScanLink } from "./ScanLink.tsx"

/** What only the office does with the list as a whole. */
export function OfficeLinks() {
  const { t } = useTranslation()
  return (
    <>
      <ScanLink />
      <LabelsLink />
      <CsvLink href="/api/materials/export">{t("stock.export")}</CsvLink>
      <OrderLink />
      <NewItemLink />
    </>
  )
}
