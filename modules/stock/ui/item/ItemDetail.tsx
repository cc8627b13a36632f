import { ArrowLeftRight, ClipboardCheck, HardHat, Undo2 } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { useSearchParams } from "wouter"
import { reaches } from "#src/shared/roles.ts"
import { Badge } from "#ui/kit/Badge.tsx"
import { Button } from "#ui/kit/Button.tsx"
import { Card } from "#ui/kit/Card.tsx"
import { ScreenHead } from "#ui/kit/ScreenHead.tsx"
import { useSignedIn } from "#ui/lib/session.ts"
import { useScreen } from "#ui/lib/useScreen.ts"
import type { Movement } from "../../schema.ts"
import { AdjustStock } from "../AdjustStock.tsx"
import { Bounds } from "../Bounds.tsx"
import { type KnownItem, usePlaces } from "../hooks.ts"
import { LevelBar } from "../LevelBar.tsx"
import { PickDialog } from "../pick/PickDialog.tsx"
import { StateBadge } from "../StateBadge.tsx"
import { amountOf } from "../words.ts"
import { CountDialog } from "./CountDialog.tsx"
import { ItemFacts } from "./ItemFacts.tsx"
import { ItemPlaces } from "./ItemPlaces.tsx"
import { MoveDialog } from "./MoveDialog.tsx"
import { Movements } from "./Movements.tsx"
import { OfficeActions } from "./OfficeActions.tsx"
import { ReturnDialog } from "./ReturnDialog.tsx"

type Opened = "pick" | "count" | "move" | "return"

export function ItemDetail({
  item,
  movements,
  more,
}: Omit<KnownItem, "total"> & { more: (() => void) | undefined }) {
  const { t } = useTranslation()
  const { role } = useSignedIn()
  const places = usePlaces()
  const [search, setSearch] = useSearchParams()
  // From the queue, in which something is refused of which there is too little.
  const counting = search.get("tel")
  const [opened, setOpened] = useState<Opened | undefined>(counting === null ? undefined : "count")
  function close() {
    setOpened(undefined)
    if (counting !== null) setSearch({}, { replace: true })
  }
  const jobs = usedOn(movements ?? [])
  useScreen(item.name)
  const { name, supplier, category, archived } = item
  return (
    <article className="stack roomy">
      <ScreenHead
        title={name}
        badge={archived ? <Badge>{t("stock.archived")}</Badge> : <StateBadge of={item.state} />}
        facts={[supplier, category].filter(Boolean)}
      >
        {!archived && (
          <Button variant="primary" onClick={() => setOpened("pick")}>
            <HardHat aria-hidden size="1.2em" />
            {t("stock.pick.open")}
          </Button>
        )}
        {reaches(role, "manager") && <OfficeActions item={item} />}
      </ScreenHead>
      <div className="stock-parts stack roomy">
        <div className="stack roomy">
          <Card title={t("stock.item.amount")}>
            <div className="stack">
              <p className="split flush">
                <strong className="stat-value">{amountOf(item.quantity, item)}</strong>
                <Bounds of={item} />
              </p>
              <LevelBar of={item} />
              <ItemPlaces item={item} places={places} />
              {!archived && (
                <>
                  <AdjustStock item={item} places={places} />
                  <div className="cluster tight no-print">
                    <Button onClick={() => setOpened("count")}>
                      <ClipboardCheck aria-hidden size="1.2em" />
                      {t("stock.count.open")}
                    </Button>
                    {item.quantity > 0 && (
                      <Button onClick={() => setOpened("move")}>
                        <ArrowLeftRight aria-hidden size="1.2em" />
                        {t("stock.move.open")}
                      </Button>
                    )}
                    {jobs.length > 0 && (
                      <Button onClick={() => setOpened("return")}>
                        <Undo2 aria-hidden size="1.2em" />
                        {t("stock.return.open")}
                      </Button>
                    )}
                  </div>
                </>
              )}
            </div>
          </Card>
          <ItemFacts item={item} />
        </div>
        <Movements item={item} movements={movements} more={more} places={places} />
      </div>
      {opened === "pick" && <PickDialog item={item} close={close} />}
      {opened === "count" && (
        <CountDialog
          item={item}
          place={counting ?? item.places[0]?.place}
          taken={counting !== null}
          close={close}
        />
      )}
      {opened === "move" && <MoveDialog item={item} close={close} />}
      {opened === "return" && <ReturnDialog item={item} jobs={jobs} close={close} />}
    </article>
  )
}

/** The jobs on which it was used, as far as its history is in sight; the last one first. */
function usedOn(movements: readonly Movement[]) {
  const jobs = movements.flatMap(({ kind, project }) => (kind === "used" && project ? [project] : []))
  return [...new Map(jobs.map((job) => [job.id, job])).values()]
}
