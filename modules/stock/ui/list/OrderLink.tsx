import { ShoppingCart } from "lucide-react"
import { useTranslation } from "react-i18next"
import { LinkButton } from "#ui/kit/Button.tsx"

/** To what runs out, by supplier; of one material it says which. */
export function OrderLink({ name, wide }: { name?: string; wide?: boolean }) {
  const { t } = useTranslation()
  return (
    <LinkButton href="/material-stock/bestellen" wide={wide}>
      <ShoppingCart aria-hidden size="1.2em" />
      {t("stock.order.open")}
      {name && <span className="visually-hidden">: {name}</span>}
    </LinkButton>
  )
}
