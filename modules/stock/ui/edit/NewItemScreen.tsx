import { useTranslation } from "react-i18next"
import { BackLink } from "#ui/kit/BackLink.tsx"
import { useScreen } from "#ui/lib/useScreen.ts"
import { ItemForm } from "./ItemForm.tsx"

export default function NewItemScreen() {
  const { t } = useTranslation()
  useScreen(t("stock.edit.new"))
  return (
    <>
      <BackLink href="/material-stock">{t("stock.toList")}</BackLink>
      <h1>{t("stock.edit.new")}</h1>
      <ItemForm />
    </>
  )
}
