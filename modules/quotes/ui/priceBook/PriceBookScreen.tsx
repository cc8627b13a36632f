import { useTranslation } from "react-i18next"
import { useSearchParams } from "wouter"
import { BackLink } from "#ui/kit/BackLink.tsx"
import { LinkTabs } from "#ui/kit/LinkTabs.tsx"
import { Loaded } from "#ui/kit/Loaded.tsx"
import { ScreenHead } from "#ui/kit/ScreenHead.tsx"
import { Skeleton } from "#ui/kit/Skeleton.tsx"
import { useScreen } from "#ui/lib/useScreen.ts"
import { CsvLink } from "#ui/list/CsvLink.tsx"
import { useMayChange, usePriceBook } from "./hooks.ts"
import { priceBookTabs } from "./tabs.ts"

/** Norms, rates and prices, each with its source. The owner changes them, a manager reads them. */
export default function PriceBookScreen() {
  const { t } = useTranslation()
  const book = usePriceBook()
  const mayChange = useMayChange()
  const [search] = useSearchParams()
  useScreen(t("quotes.priceBook.screen.title"))
  const current = priceBookTabs.find(({ name }) => name === search.get("tab")) ?? priceBookTabs[0]!
  const { tab: Tab } = current
  const tabs = priceBookTabs.map(({ name, label }) => ({
    href: `?tab=${name}`,
    label: t(label),
    current: name === current.name,
  }))
  return (
    <>
      <BackLink href="/dashboard">{t("quotes.priceBook.screen.back")}</BackLink>
      <ScreenHead title={t("quotes.priceBook.screen.title")}>
        <CsvLink href="/api/price-book/export">{t("quotes.priceBook.screen.export")}</CsvLink>
      </ScreenHead>
      <p className="muted price-book-intro">
        {t("quotes.priceBook.screen.intro")} {t("quotes.priceBook.screen.exVat")}{" "}
        {!mayChange && t("quotes.priceBook.screen.readOnly")}
      </p>
      <LinkTabs label={t("quotes.priceBook.screen.tabs")} tabs={tabs} />
      <Loaded from={book} skeleton={<Skeleton lines={6} height="4rem" />}>
        {(known) => <Tab book={known} />}
      </Loaded>
    </>
  )
}
