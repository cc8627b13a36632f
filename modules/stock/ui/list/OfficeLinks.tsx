import { useTranslation } from "react-i18next"
import { CsvLink } from "#ui/list/CsvLink.tsx"
import { ImportLink } from "./ImportLink.tsx"
import { NewItemLink } from "./NewItemLink.tsx"
import { OrderLink } from "./OrderLink.tsx"

/** What only the office does with the list as a whole. */
export function OfficeLinks() {
  const { t } = useTranslation()
  return (
    <>
      <CsvLink href="/api/materials/export">{t("stock.export")}</CsvLink>
      <ImportLink />
      <OrderLink />
      <NewItemLink />
    </>
  )
}
