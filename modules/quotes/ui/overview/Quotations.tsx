import { LayoutTemplate, Plus } from "lucide-react"
import { useTranslation } from "react-i18next"
import { BackLink } from "#ui/kit/BackLink.tsx"
import { LinkButton } from "#ui/kit/Button.tsx"
import { ScreenHead } from "#ui/kit/ScreenHead.tsx"
import { ShortcutHint } from "#ui/kit/ShortcutHint.tsx"
import { useScreen } from "#ui/lib/useScreen.ts"
import { ListBody } from "#ui/list/ListBody.tsx"
import { useFocusBack } from "#ui/list/rowFocus.ts"
import { useFound } from "#ui/list/useFound.ts"
import { useListView } from "#ui/list/useListView.ts"
import { RowSkeletons } from "../requests/RowSkeletons.tsx"
import { useQuotations } from "./hooks.ts"
import { NoQuotations } from "./NoQuotations.tsx"
import { focusQuotation, QuotationList } from "./QuotationList.tsx"
import { QuotationsFilter } from "./QuotationsFilter.tsx"
import { quotationList } from "./quotationList.ts"
import { Reader } from "./reader/Reader.tsx"
import { StatRow } from "./StatRow.tsx"

/** Every quotation, however it came to be. */
export default function Quotations() {
  const { t } = useTranslation()
  useScreen(t("quotes.overview.title"))
  const view = useListView(quotationList)
  const { openId, search } = view
  const origin = view.pile === "all" ? undefined : view.pile
  const quotations = useQuotations(origin)
  const rows = useFound(view, quotations.data)
  useFocusBack(openId, focusQuotation)
  return (
    <>
      <BackLink href="/dashboard">{t("quotes.overview.back")}</BackLink>
      <ScreenHead title={t("quotes.overview.title")}>
        <LinkButton variant="primary" href="/chatgpt-quotation">
          <Plus aria-hidden size="1.2em" />
          {t("quotes.overview.new")}
        </LinkButton>
        <LinkButton href="/offertes/sjablonen">
          <LayoutTemplate aria-hidden size="1.2em" />
          {t("quotes.templates.title")}
        </LinkButton>
      </ScreenHead>
      <StatRow origin={origin} />
      <QuotationsFilter view={view} />
      {quotations.data?.length !== 0 && <ShortcutHint />}
      <ListBody
        view={view}
        from={quotations}
        rows={rows}
        skeleton={<RowSkeletons />}
        empty={<NoQuotations view={view} />}
        nothing={{
          title: t("quotes.overview.empty.notFound"),
          text: t("quotes.overview.empty.searched", { search }),
        }}
      >
        {(shown) => <QuotationList rows={shown} open={view.open} />}
      </ListBody>
      {openId !== undefined && <Reader key={openId} id={openId} rows={rows} view={view} />}
    </>
  )
}
