import { Boxes } from "lucide-react"
import { useCallback, useMemo, useRef, useState } from "react"
import { useTranslation } from "react-i18next"
import { EmptyState } from "#ui/kit/EmptyState.tsx"
import { NothingFound } from "#ui/kit/NothingFound.tsx"
import { useGrowing } from "#ui/lib/useGrowing.ts"
import { ListSearch } from "#ui/list/ListFilter.tsx"
import { useFound } from "#ui/list/useFound.ts"
import { type PlaceKey, type StockItem, workshop } from "../../schema.ts"
import { useCountedAt } from "../hooks.ts"
import { CountRow } from "./CountRow.tsx"
import { counting, withCount } from "./countForm.ts"
import type { CountView } from "./countList.ts"
import { OtherItem } from "./OtherItem.tsx"

/** In the order in which one walks along the shelves; in a van, also what is found there that the books don't know. */
export function CountRows({
  view,
  place,
  items,
  errors,
}: {
  view: CountView
  place: PlaceKey
  items: StockItem[]
  errors: Readonly<Record<string, string>>
}) {
  const { t } = useTranslation()
  const { id, value: lines, onChange } = counting.useField("lines")
  const [added, setAdded] = useState<readonly number[]>([])
  const countedAt = useCountedAt(place).data
  const times = useMemo(() => new Map(countedAt?.map(({ itemId, at }) => [itemId, at])), [countedAt])
  const counted = lines.map(({ itemId }) => itemId).join()
  const here = useMemo(() => {
    const besides = new Set([...counted.split(",").map(Number), ...added])
    return items.filter((item) => belongsAt(item, place) || besides.has(item.id)).toSorted(alongShelves)
  }, [items, place, counted, added])
  const found = useFound(view, here)
  const shown = useGrowing(found, view.chosen)

  // The rows are drawn again only when they change themselves: there may be thousands.
  const latest = useRef({ lines, onChange })
  latest.current = { lines, onChange }
  const count = useCallback((itemId: number, typed: string, known: number) => {
    const now = latest.current
    now.onChange(withCount(now.lines, itemId, typed, known))
  }, [])
  const typed = new Map(lines.map((line) => [line.itemId, line]))
  const faults = new Map(lines.map(({ itemId }, nth) => [itemId, errors[`lines.${nth}.quantity`]]))
  return (
    <div className="stack">
      {errors.lines && (
        <p role="alert" className="field-error">
          {errors.lines}
        </p>
      )}
      {here.length === 0 ? (
        <EmptyState icon={Boxes} title={t("stock.counting.nothing")}>
          {t(place === workshop ? "stock.list.emptyText" : "stock.counting.nothingText")}
        </EmptyState>
      ) : (
        <div className="no-print">
          <ListSearch view={view} />
        </div>
      )}
      {here.length > 0 && found.length === 0 && <NothingFound search={view.search} clear={view.clear} />}
      <ul className="lines">
        {shown.map((item) => (
          <CountRow
            key={item.id}
            id={`${id}-${item.id}`}
            {...{ item, place, count }}
            line={typed.get(item.id)}
            error={faults.get(item.id)}
            countedAt={times.get(item.id)}
          />
        ))}
      </ul>
      {place !== workshop && (
        <OtherItem
          among={items.filter((item) => !here.includes(item))}
          choose={(item) => setAdded([...added, item.id])}
        />
      )}
    </div>
  )
}

/** All of it can lie in the workshop. */
const belongsAt = ({ places }: StockItem, key: PlaceKey) =>
  key === workshop || places.some(({ place }) => place === key)

const inOrder = new Intl.Collator("nl", { numeric: true })
const alongShelves = (a: StockItem, b: StockItem) =>
  Number(a.location === "") - Number(b.location === "") ||
  inOrder.compare(a.location, b.location) ||
  inOrder.compare(a.name, b.name)
