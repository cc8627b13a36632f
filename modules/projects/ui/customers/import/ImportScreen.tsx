import { useTranslation } from "react-i18next"
import { BackLink } from "#ui/kit/BackLink.tsx"
import { useScreen } from "#ui/lib/useScreen.ts"
import { ChooseSheet } from "./ChooseSheet.tsx"
import { ImportDone } from "./ImportDone.tsx"
import { SheetPreview } from "./SheetPreview.tsx"
import { useImport } from "./useImport.ts"

/** Customers and running projects from a list of another program. */
export default function ImportScreen() {
  const { t } = useTranslation()
  const state = useImport()
  useScreen(t("projects.customers.import.title"))
  return (
    <>
      <BackLink href="/klanten">{t("projects.customers.toList")}</BackLink>
      <h1>{t("projects.customers.import.title")}</h1>
      {state.result ? (
        <ImportDone counts={state.result} again={state.again} />
      ) : (
        <>
          <ChooseSheet choose={state.choose} chosen={state.sheet !== undefined} />
          <SheetPreview state={state} />
        </>
      )}
    </>
  )
}
