import { Tags } from "lucide-react"
import { useTranslation } from "react-i18next"
import { type ButtonLook, LinkButton } from "#ui/kit/Button.tsx"
import { useListView } from "#ui/list/useListView.ts"
import type { StockItem } from "../../schema.ts"
import { labelList } from "../labels/labelList.ts"

/** To labels of one material, or of all that the list shows. */
export function LabelsLink({ item, look }: { item?: StockItem; look?: ButtonLook }) {
  const { t } = useTranslation()
  const { pile, pileHref, choiceHref } = useListView(labelList)
  return (
    <LinkButton {...look} href={item ? choiceHref("item", String(item.id)) : pileHref(pile)}>
      <Tags aria-hidden size="1.2em" />
      {t("stock.labels.open")}
    </LinkButton>
  )
}
