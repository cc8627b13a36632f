import { useState } from "react"
import { useTranslation } from "react-i18next"
import { ImportList } from "#ui/import/ImportList.tsx"
import { BackLink } from "#ui/kit/BackLink.tsx"
import { useScreen } from "#ui/lib/useScreen.ts"
import { type Chosen, materialList } from "./materialList.tsx"

/** Materials from one's own list, or from what a wholesaler sells. */
export default function ImportScreen() {
  const { t } = useTranslation()
  const [chosen, setChosen] = useState<Chosen>({ supplier: "", onlyKnown: false })
  useScreen(t("stock.import.title"))
  return (
    <>
      <BackLink href="/material-stock">{t("stock.toList")}</BackLink>
      <h1>{t("stock.import.title")}</h1>
      <ImportList list={materialList(chosen, setChosen)} />
    </>
  )
}
