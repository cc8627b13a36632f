import { useTranslation } from "react-i18next"
import { useSearchParams } from "wouter"
import { BackLink } from "#ui/kit/BackLink.tsx"
import { useScreen } from "#ui/lib/useScreen.ts"
import { ItemForm } from "./ItemForm.tsx"

/** A material that was not kept before; `?code=` says what stands on its box. */
export default function NewItemScreen() {
  const { t } = useTranslation()
  const [params] = useSearchParams()
  useScreen(t("stock.edit.new"))
  return (
    <>
      <BackLink href="/material-stock">{t("stock.toList")}</BackLink>
      <h1>{t("stock.edit.new")}</h1>
      <ItemForm code={params.get("code") ?? ""} />
    </>
  )
}
