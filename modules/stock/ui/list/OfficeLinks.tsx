import { Download } from "lucide-react"
import { useTranslation } from "react-i18next"
import { MoreButton } from "#ui/kit/MoreButton.tsx"
import { ImportLink } from "./ImportLink.tsx"
import { LabelsLink } from "./LabelsLink.tsx"
import { NewItemLink } from "./NewItemLink.tsx"
import { OrderLink } from "./OrderLink.tsx"

/** What only the office does with the list as a whole; what it does less often, under the three dots. */
export function OfficeLinks() {
  const { t } = useTranslation()
  return (
    <>
      <OrderLink />
      <NewItemLink />
      <MoreButton className="button-secondary stock-more" label={t("stock.more")}>
        <li>
          <LabelsLink look={inMenu} />
        </li>
        <li>
          <ImportLink look={inMenu} />
        </li>
        <li>
          <a className="button button-plain button-wide" href="/api/materials/export" download>
            <Download aria-hidden size="1.2em" />
            {t("stock.export")}
          </a>
        </li>
      </MoreButton>
    </>
  )
}

const inMenu = { variant: "plain", wide: true } as const
