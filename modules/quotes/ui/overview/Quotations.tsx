import { Plus } from "lucide-react"
import { useCallback, useDeferredValue, useMemo, useRef } from "react"
import { useTranslation } from "react-i18next"
import { BackLink } from "#ui/kit/BackLink.tsx"
import { LinkButton } from "#ui/kit/Button.tsx"
import { Loaded } from "#ui/kit/Loaded.tsx"
import { ScreenHead } from "#ui/kit/ScreenHead.tsx"
import { ShortcutHint } from "#ui/kit/ShortcutHint.tsx"
import { useFocusBack } from "#ui/lib/rowFocus.ts"
import { useScreen } from "#ui/lib/useScreen.ts"
import { RowSkeletons } from "../requests/RowSkeletons.tsx"
import { useQuotations } from "./hooks.ts"
import { NoQuotations } from "./NoQuotations.tsx"
import { focusQuotation, QuotationList } from "./QuotationList.tsx"
import { QuotationsFilter } from "./QuotationsFilter.tsx"
import { Reader } from "./reader/Reader.tsx"
import { StatRow } from "./StatRow.tsx"
import { found } from "./search.ts"
import { useQuotationsView } from "./useQuotationsView.ts"

/** Every quotation, however it came to be. */
export default function Quotations() {
  const { t } = useTranslation()
  const view = useQuotationsView()
  const { pile, origin, openId } = view
  useScreen(t("quotes.overview.title"))
  const quotations = useQuotations(origin)
  const search = useDeferredValue(view.search)
  const rows = useMemo(() => {
    const all = quotations.data ?? []
    return found(pile === "all" ? all : all.filter(({ state }) => state === pile), search)
  }, [quotations.data, pile, search])
  useFocusBack(openId, focusQuotation)
  // The same at every letter that is typed, so that the list below need not be made anew.
  const latest = useRef(view)
  latest.current = view
  const open = useCallback((id: number) => latest.current.open(id), [])
  return (
    <>
      <BackLink href="/dashboard">{t("quotes.overview.back")}</BackLink>
      <ScreenHead title={t("quotes.overview.title")}>
        <LinkButton variant="primary" href="/chatgpt-quotation">
          <Plus aria-hidden size="1.2em" />
          {t("quotes.overview.new")}
        </LinkButton>
      </ScreenHead>
      <StatRow origin={origin} />
      <QuotationsFilter view={view} />
      {quotations.data?.length !== 0 && <ShortcutHint />}
      <Loaded from={quotations} skeleton={<RowSkeletons />}>
        {() =>
          rows.length > 0 ? (
            <QuotationList rows={rows} chosen={`${origin} ${pile} ${search}`} open={open} openId={openId} />
          ) : (
            <NoQuotations view={view} />
          )
        }
      </Loaded>
      {openId !== undefined && <Reader key={openId} id={openId} rows={rows} view={view} />}
    </>
  )
}
