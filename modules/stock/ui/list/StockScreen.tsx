import { Boxes } from "lucide-react"
import { useMemo, useState } from "react"
import { useTranslation } from "react-i18next"
import { Link } from "wouter"
import { reaches } from "#src/shared/roles.ts"
import { BackLink } from "#ui/kit/BackLink.tsx"
import { EmptyState } from "#ui/kit/EmptyState.tsx"
import { ScreenHead } from "#ui/kit/ScreenHead.tsx"
import { useSignedIn } from "#ui/lib/session.ts"
import { useScreen } from "#ui/lib/useScreen.ts"
import { ListBody } from "#ui/list/ListBody.tsx"
import { ListFilter } from "#ui/list/ListFilter.tsx"
import { useCounts, useFound } from "#ui/list/useFound.ts"
import { useListView } from "#ui/list/useListView.ts"
import type { StockItem } from "../../schema.ts"
import { useArchive, usePlaces, useStock } from "../hooks.ts"
import { PickDialog } from "../pick/PickDialog.tsx"
import { Categories } from "./Categories.tsx"
import { CountLink } from "./CountLink.tsx"
import { ImportLink } from "./ImportLink.tsx"
import { LowAlert } from "./LowAlert.tsx"
import { NewItemLink } from "./NewItemLink.tsx"
import { NoStock } from "./NoStock.tsx"
import { OfficeLinks } from "./OfficeLinks.tsx"
import { ScanLink } from "./ScanLink.tsx"
import { StockCard } from "./StockCard.tsx"
import { StockFigures } from "./StockFigures.tsx"
import { stockListFor } from "./stockList.ts"

/** What lies on the shelves and in the vans. */
export default function StockScreen() {
  const { t } = useTranslation()
  const { role } = useSignedIn()
  useScreen(t("stock.title"))
  const view = useListView(stockListFor(role))
  const stock = useStock()
  const archive = useArchive(view.pile === "archived")
  const from = view.pile === "archived" ? archive : stock
  const rows = useFound(view, from.data)
  const counts = useCounts(view, stock.data)
  const places = usePlaces()
  const [picking, setPicking] = useState<StockItem>()
  const low = useMemo(() => (stock.data ?? []).filter(({ state }) => state === "low"), [stock.data])
  const office = reaches(role, "manager")
  return (
    <>
      <BackLink href="/dashboard">{t("stock.toStart")}</BackLink>
      <div className="stack roomy">
        <ScreenHead title={t("stock.title")}>
          <ScanLink variant={office ? undefined : "primary"} />
          <CountLink />
          {office && <OfficeLinks />}
        </ScreenHead>
        <StockFigures items={stock.data} view={view} />
        {view.pile === "all" && <LowAlert low={low} href={view.pileHref("low")} />}
        <ListFilter view={view} counts={counts} />
        <Categories view={view} items={from.data} />
        <ListBody
          view={view}
          from={from}
          rows={rows}
          empty={
            stock.data?.length === 0 && view.pile !== "archived" ? (
              <NoStock
                action={
                  office && (
                    <div className="cluster">
                      <NewItemLink />
                      <ImportLink />
                    </div>
                  )
                }
              />
            ) : (
              <EmptyState
                icon={Boxes}
                title={t("stock.list.none")}
                action={
                  <Link className="touch" href="/material-stock">
                    {t("stock.list.all")}
                  </Link>
                }
              />
            )
          }
        >
          {(shown) => (
            <ul className="stock-cards cards" aria-label={t("stock.title")}>
              {shown.map((item) => (
                <StockCard key={item.id} item={item} places={places} pick={setPicking} office={office} />
              ))}
            </ul>
          )}
        </ListBody>
      </div>
      {picking && <PickDialog item={picking} close={() => setPicking(undefined)} />}
    </>
  )
}
